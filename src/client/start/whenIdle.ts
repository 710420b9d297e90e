import { savesData } from './connection';

// Safari has no requestIdleCallback.
const idle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200);

/** Resolves when the browser has nothing else to do. */
export const nextIdle = () => new Promise<void>((resolve) => idle(resolve));

/** Runs the steps one after the other, each when the browser has nothing else to do. */
export const whenIdle = async (steps: readonly (() => unknown)[]): Promise<void> => {
  if (savesData()) return;
  for (const step of steps) {
    await nextIdle();
    await step();
  }
};
