import { screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { NativeSelect } from './NativeSelect';

test('looks the same in every browser', () => {
  renderApp(<NativeSelect aria-label="Urutan" />, { styled: true });
  expect(getComputedStyle(screen.getByLabelText('Urutan')).appearance).toBe('none');
});
