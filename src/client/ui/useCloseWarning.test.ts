import { renderHook } from '@testing-library/react';
import { useCloseWarning } from './useCloseWarning';

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks while there is something to lose', () => {
  const { rerender, unmount } = renderHook((isNeeded) => useCloseWarning(isNeeded), {
    initialProps: false,
  });
  expect(asks()).toBe(false);
  rerender(true);
  expect(asks()).toBe(true);
  rerender(false);
  expect(asks()).toBe(false);
  rerender(true);
  unmount();
  expect(asks()).toBe(false);
});

test('a function is asked when the tab closes', () => {
  let isSending = false;
  const check = () => isSending;
  renderHook(() => useCloseWarning(check));
  expect(asks()).toBe(false);
  isSending = true;
  expect(asks()).toBe(true);
});
