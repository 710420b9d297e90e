import { render, screen } from '@testing-library/react';
import { OnDemand } from './OnDemand';

test('renders nothing before the first opening, and stays after it', () => {
  const menu = (isOpen: boolean) => (
    <OnDemand isOpen={isOpen}>
      <p>Menu</p>
    </OnDemand>
  );
  const { rerender } = render(menu(false));
  expect(screen.queryByText('Menu')).toBeNull();
  rerender(menu(true));
  expect(screen.getByText('Menu')).toBeVisible();
  rerender(menu(false));
  expect(screen.getByText('Menu')).toBeVisible();
});
