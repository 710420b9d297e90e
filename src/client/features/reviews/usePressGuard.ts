import { useCallback, useLayoutEffect, useRef } from 'react';
import { DOUBLE_TAP_MS } from '@/client/ui/doubleTap';

/** Milliseconds that never go back. */
export type Clock = () => number;

/** A click, which has no detail if it comes from a key. */
type Press = { detail: number };

/**
 * Tells whether a press was meant for the button that it hit. `layout` changes with the places of the buttons;
 * a finger or mouse that presses just after that was aiming at what was there before.
 */
export function usePressGuard(layout: string, clock: Clock) {
  const last = useRef({ layout, movedAt: Number.NEGATIVE_INFINITY });

  useLayoutEffect(() => {
    if (last.current.layout === layout) return;
    // Nothing was there before the first rows.
    const movedAt = last.current.layout === '' ? last.current.movedAt : clock();
    last.current = { layout, movedAt };
  }, [layout, clock]);

  return useCallback(
    ({ detail }: Press) => detail === 0 || clock() - last.current.movedAt >= DOUBLE_TAP_MS,
    [clock],
  );
}
