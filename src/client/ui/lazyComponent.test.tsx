import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderRoutes } from '@/client/testing/renderApp';
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

const shown = ({ Component }: ReturnType<typeof counter>) => <Component fallback="loading" />;

test('shows the fallback until its code is there', async () => {
  render(shown(counter()));
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByRole('button')).toHaveTextContent('0');
});

test('renders at once when its code was fetched before', async () => {
  const fetched = counter();
  await fetched.preload();
  render(shown(fetched));
  expect(screen.getByRole('button')).toBeVisible();
});

test('keeps its state when the code is fetched once more', async () => {
  const fetched = counter();
  const { rerender } = render(shown(fetched));
  const button = await screen.findByRole('button');
  act(() => button.click());
  await fetched.preload();
  rerender(shown(fetched));
  expect(screen.getByRole('button')).toHaveTextContent('1');
});

test('a failed preload is no error', async () => {
  const missing = lazyComponent<'Counter'>(() => Promise.reject(new Error('404')), 'Counter');
  await expect(missing.preload()).resolves.toBeUndefined();
});

test('code that cannot be fetched is an error of the page', async () => {
  const missing = lazyComponent<'Counter'>(() => Promise.reject(new Error('404')), 'Counter');
  // React logs the error that the boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderRoutes([{ path: '/', element: <missing.Component />, errorElement: 'failed' }]);
  expect(await screen.findByText('failed')).toBeVisible();
  jest.restoreAllMocks();
});

test('code that a navigation aborts is an error only for a person who stays', async () => {
  const fetchCode = jest.fn(() => Promise.reject(new Error('aborted')));
  const missing = lazyComponent<'Counter'>(fetchCode, 'Counter');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  renderRoutes([
    { path: '/', element: <missing.Component fallback="loading" />, errorElement: 'failed' },
  ]);
  await act(async () => {});
  expect(fetchCode).toHaveBeenCalled();
  expect(screen.getByText('loading')).toBeVisible();

  window.dispatchEvent(new Event('keydown'));
  expect(await screen.findByText('failed')).toBeVisible();
  jest.restoreAllMocks();
});
