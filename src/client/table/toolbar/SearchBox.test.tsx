import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { SearchBox } from './SearchBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const openBox = () => {
  const onChange = jest.fn();
  renderApp(<SearchBox value="" label="Cari" onChange={onChange} />);
  const box = screen.getByRole('searchbox', { name: 'Cari' });
  fireEvent.focus(box);
  return { box, onChange };
};

const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

describe('search box', () => {
  test('searches once after typing pauses', () => {
    const { box, onChange } = openBox();
    type(box, 'b');
    type(box, 'bu');
    expect(onChange).not.toHaveBeenCalled();
    act(() => jest.runAllTimers());
    expect(onChange.mock.calls).toEqual([['bu']]);
  });

  test('takes no seventh word and no 101st character', () => {
    const { box } = openBox();
    type(box, 'satu dua tiga empat lima enam tujuh');
    expect(box).toHaveValue('satu dua tiga empat lima enam ');
    expect(box).toHaveAttribute('maxlength', '100');
  });

  test.each([
    ['on blur, so that no late search changes the URL of the next page', fireEvent.blur],
    ['on Enter', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' })],
  ])('searches immediately %s', (_when, finish) => {
    const { box, onChange } = openBox();
    type(box, 'bu');
    finish(box);
    expect(onChange.mock.calls).toEqual([['bu']]);
    jest.runAllTimers();
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
