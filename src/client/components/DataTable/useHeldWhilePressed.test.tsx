import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { useHeldWhilePressed } from './useHeldWhilePressed';

test('a press also holds back a value whose render has begun', async () => {
  let answer: () => void = () => {};
  const rowsAreReady = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let show: (rows: string) => void = () => {};

  function Rows({ name }: { name: string }) {
    if (name === 'grid') use(rowsAreReady);
    return <p>{name}</p>;
  }
  function Table() {
    const [rows, setRows] = useState('plain');
    show = setRows;
    const [shown, handlePointerDown] = useHeldWhilePressed(rows);
    return (
      <div onPointerDown={handlePointerDown}>
        <Suspense>
          <Rows name={shown} />
        </Suspense>
      </div>
    );
  }
  render(<Table />);

  await act(async () => startTransition(() => show('grid')));
  fireEvent.pointerDown(screen.getByText('plain'));
  await act(async () => answer());
  expect(screen.getByText('plain')).toBeVisible();

  fireEvent.pointerUp(window);
  expect(await screen.findByText('grid')).toBeVisible();
});
