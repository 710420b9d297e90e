import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** On a touch screen the click follows `pointerup` in a later task; a drag has no click. */
const CLICK_DELAY_MS = 50;

/**
 * Keeps the value while a pointer is down: the browser dispatches a click only if the pointer is pressed
 * and released on the same element. The press is a state, so that it also interrupts the render of the
 * next value.
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
    const release = () => setPressed(false);
    const releaseLater = () => {
      timer = setTimeout(release, CLICK_DELAY_MS);
    };
    window.addEventListener('click', release);
    window.addEventListener('pointerup', releaseLater);
    window.addEventListener('pointercancel', releaseLater);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', release);
      window.removeEventListener('pointerup', releaseLater);
      window.removeEventListener('pointercancel', releaseLater);
    };
  }, [isPressed]);

  const handlePointerDown = useCallback(() => setPressed(true), []);
  return [shown, handlePointerDown] as const;
}
