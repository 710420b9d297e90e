import { useSyncExternalStore } from 'react';

/** No on-screen keyboard is lower; the bars of a browser that come and go are. */
const KEYBOARD_MIN = 140;

const TEXT_FIELD = 'input, textarea, [contenteditable="true"]';

let tallest = { width: 0, height: 0 };

/** Whether a field is typed into and the window has lost the height of a keyboard. */
const isKeyboardOpen = () => {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  // Zooming makes the part that is seen smaller.
  const height = viewport.height * viewport.scale;
  const width = window.innerWidth;
  if (width !== tallest.width || height > tallest.height) tallest = { width, height };
  const isTyping = document.activeElement?.matches(TEXT_FIELD) ?? false;
  return isTyping && tallest.height - height > KEYBOARD_MIN;
};

const subscribe = (onChange: () => void) => {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
};

export const useIsKeyboardOpen = () => useSyncExternalStore(subscribe, isKeyboardOpen);
