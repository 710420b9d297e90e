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

  test.each([
    ['word', 'a b c d e f g h i j k l m', 'a b c d e f g h i j k l '],
    ['character', 'x'.repeat(101), 'x'.repeat(100)],
  ])('keeps a %s too many, and says that it is not searched', (_what, typed, searched) => {
    const { box, onChange } = openBox();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    type(box, typed);
    act(() => jest.runAllTimers());
    expect(box).toHaveValue(typed);
    expect(onChange.mock.calls).toEqual([[searched]]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Hanya 12 kata dan 100 karakter pertama yang dicari.',
    );
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
