import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { lazyComponent } from './lazyComponent';

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
};

const counter = () => lazyComponent(async () => ({ Counter }), 'Counter');

const inSuspense = ({ Component }: ReturnType<typeof counter>) => (
  <Suspense fallback="loading">
    <Component />
  </Suspense>
);

test('shows the fallback until its code is there', async () => {
  render(inSuspense(counter()));
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByRole('button')).toHaveTextContent('0');
});

test('renders at once when its code was fetched before', async () => {
  const fetched = counter();
  await fetched.preload();
  render(inSuspense(fetched));
  expect(screen.getByRole('button')).toBeVisible();
});

test('keeps its state when the code is fetched once more', async () => {
  const fetched = counter();
  const { rerender } = render(inSuspense(fetched));
  const button = await screen.findByRole('button');
  act(() => button.click());
  await fetched.preload();
  rerender(inSuspense(fetched));
  expect(screen.getByRole('button')).toHaveTextContent('1');
});

test('a failed preload is no error', async () => {
  const missing = lazyComponent<'Counter'>(() => Promise.reject(new Error('404')), 'Counter');
  await expect(missing.preload()).resolves.toBeUndefined();
});
