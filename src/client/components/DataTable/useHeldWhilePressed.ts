import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** On a touch screen the click follows `pointerup` in a later task. */
const CLICK_DELAY_MS = 50;

/**
 * Keeps the value while a pointer is down. The browser only dispatches a click when the pointer is
 * pressed and released on the same element, so rows must not be replaced in between. A state, so that
 * a press also interrupts a render of the next value that has begun.
 */
export function useHeldWhilePressed<Value>(value: Value) {
  const [isPressed, setPressed] = useState(false);
  const committed = useRef(value);
  const shown = isPressed ? committed.current : value;
  useLayoutEffect(() => {
    committed.current = shown;
  }, [shown]);

  useEffect(() => {
    if (!isPressed) return;
    let timer: ReturnType<typeof setTimeout>;
    const release = () => {
      timer = setTimeout(() => setPressed(false), CLICK_DELAY_MS);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isPressed]);

  const handlePointerDown = useCallback(() => setPressed(true), []);
  return [shown, handlePointerDown] as const;
}
