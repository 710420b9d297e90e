import { useCallback, useLayoutEffect, useRef } from 'react';
import { DOUBLE_TAP_MS } from '@/client/ui/doubleTap';

/** Milliseconds that never go back. */
export type Clock = () => number;

export const monotonicClock: Clock = () => performance.now();

/** A click, which has no detail if it comes from a key. */
type Press = { detail: number };

/**
 * Tells whether a press was meant for the button that it hit. `layout` changes when the buttons move; a press
 * just after that was aimed at the previous layout.
 */
export function usePressGuard(layout: string, clock: Clock) {
  const last = useRef({ layout, movedAt: Number.NEGATIVE_INFINITY });

  useLayoutEffect(() => {
    if (last.current.layout === layout) return;
    // The first rows replace no buttons.
    const movedAt = last.current.layout === '' ? last.current.movedAt : clock();
    last.current = { layout, movedAt };
  }, [layout, clock]);

  return useCallback(
    ({ detail }: Press) => detail === 0 || clock() - last.current.movedAt >= DOUBLE_TAP_MS,
    [clock],
  );
}
