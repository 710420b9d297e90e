/** Lets a phone that can do so be felt: something is recorded. Without effect elsewhere. */
export const tick = () => void navigator.vibrate?.(10);
