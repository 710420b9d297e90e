import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { useHeldWhilePressed } from './useHeldWhilePressed';

interface Props {
  /** Until then, a render of the grid is not finished. */
  gridIsReady: Promise<void>;
}

function Rows({ view, gridIsReady }: Props & { view: string }) {
  if (view === 'grid') use(gridIsReady);
  return <p>{view}</p>;
}

function Table({ gridIsReady }: Props) {
  const [view, setView] = useState('plain');
  const [shown, handlePointerDown] = useHeldWhilePressed(view);
  return (
    <div onPointerDown={handlePointerDown}>
      <button type="button" onClick={() => startTransition(() => setView('grid'))}>
        Show the grid
      </button>
      <Suspense>
        <Rows view={shown} gridIsReady={gridIsReady} />
      </Suspense>
    </div>
  );
}

afterEach(() => jest.useRealTimers());

test('a press also holds back a value that is being rendered', async () => {
  let finish: () => void = () => {};
  const gridIsReady = new Promise<void>((resolve) => {
    finish = resolve;
  });
  render(<Table gridIsReady={gridIsReady} />);

  await act(async () => fireEvent.click(screen.getByRole('button')));
  fireEvent.pointerDown(screen.getByText('plain'));
  await act(async () => finish());
  expect(screen.getByText('plain')).toBeVisible();

  fireEvent.pointerUp(window);
  expect(await screen.findByText('grid')).toBeVisible();
});

test('a click shows the next value at once', async () => {
  jest.useFakeTimers();
  render(<Table gridIsReady={Promise.resolve()} />);
  const button = screen.getByRole('button');

  fireEvent.pointerDown(button);
  fireEvent.pointerUp(button);
  await act(async () => fireEvent.click(button));
  expect(screen.getByText('grid')).toBeVisible();
});
