import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useGrid } from './useGrid';

jest.unmock('@/client/table/rows/useGrid');

const Rows = ({ isMenuOpen = false }) => {
  const box = useRef<HTMLDivElement>(null);
  const grid = useGrid(box, true);
  return (
    <div ref={box}>
      {/* biome-ignore lint/a11y/noAutofocus: the focus is there before the grid */}
      <button type="button" autoFocus={!isMenuOpen} aria-expanded={isMenuOpen}>
        {grid ? 'grid' : 'plain'}
      </button>
    </div>
  );
};

afterEach(() => jest.restoreAllMocks());

const settled = () => act(() => import('./GridView'));

test('rows stay plain while they have the focus', async () => {
  render(<Rows />);
  await settled();
  const button = screen.getByRole('button');
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent('plain');
  act(() => button.blur());
  expect(await screen.findByText('grid')).toBeVisible();
});

test('rows stay plain while a menu is open', async () => {
  render(<Rows isMenuOpen />);
  await settled();
  expect(screen.getByRole('button')).toHaveTextContent('plain');
});

test('requests the grid after the paint of the plain rows', async () => {
  const paint = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const later = jest.spyOn(window, 'setTimeout');
  render(<Rows />);
  await act(async () => {});
  expect(paint).toHaveBeenCalledTimes(1);
  expect(later).not.toHaveBeenCalled();
});
