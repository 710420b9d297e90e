import type { Unsent } from './unsentItem';

// In the first files of every screen, unlike the queue itself.

interface Shown {
  /** Only this user sees the items. */
  userId: number;
  items: readonly Unsent[];
}

let shown: Shown = { userId: 0, items: [] };
const listeners = new Set<() => void>();

export const unsentShown = (): Shown => shown;

export const showUnsent = (now: Shown): void => {
  shown = now;
  for (const listener of listeners) listener();
};

export const onUnsentChange = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
