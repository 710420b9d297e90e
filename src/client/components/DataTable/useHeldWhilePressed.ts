import { useCallback, useReducer, useRef } from 'react';

/** On a touch screen the click follows `pointerup` in a later task. */
const CLICK_DELAY_MS = 50;

/**
 * Keeps the value while a pointer is down. The browser only dispatches a click when the pointer is
 * pressed and released on the same element, so rows must not be replaced in between.
 */
export function useHeldWhilePressed<Value>(value: Value) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const isPressed = useRef(false);
  const latest = useRef(value);
  const shown = useRef(value);
  latest.current = value;
  if (!isPressed.current) shown.current = value;

  const handlePointerDown = useCallback(() => {
    if (isPressed.current) return;
    isPressed.current = true;
    const release = () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      setTimeout(() => {
        isPressed.current = false;
        if (shown.current !== latest.current) render();
      }, CLICK_DELAY_MS);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
  }, []);

  return [shown.current, handlePointerDown] as const;
}
