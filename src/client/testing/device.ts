type OnSuccess = (position: {
  coords: { latitude: number; longitude: number; accuracy: number };
}) => void;
type OnError = (error: { code: number; message: string }) => void;
type GetCurrentPosition = (
  onSuccess: OnSuccess,
  onError: OnError,
  options?: PositionOptions,
) => void;

/** Replaces `navigator.geolocation`; null for a browser that does not support it. */
export const stubGeolocation = (implementation: GetCurrentPosition | null) => {
  const getCurrentPosition = jest.fn(implementation ?? undefined);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: implementation ? { getCurrentPosition } : undefined,
  });
  return getCurrentPosition;
};

export const locatedAt =
  (latitude: number, longitude: number, accuracy = 10): GetCurrentPosition =>
  (onSuccess) =>
    onSuccess({ coords: { latitude, longitude, accuracy } });

// The codes of GeolocationPositionError.
export const permissionDenied: GetCurrentPosition = (_onSuccess, onError) =>
  onError({ code: 1, message: 'User denied' });
export const timedOut: GetCurrentPosition = (_onSuccess, onError) =>
  onError({ code: 3, message: 'Timeout expired' });
export const promptUnanswered: GetCurrentPosition = () => {};

/** Freezes the date only; timers keep running in real time. */
export const freezeDate = (instant: string) =>
  jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
