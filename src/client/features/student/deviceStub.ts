type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number; message: string }) => void;
type Search = (found: Found, failed: Failed, options?: PositionOptions) => void;

/** What the browser does when it is asked where the device is; null for one that cannot tell. */
export const stubDevice = (search: Search | null) => {
  const getCurrentPosition = jest.fn(search ?? undefined);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: search ? { getCurrentPosition } : undefined,
  });
  return getCurrentPosition;
};

export const at =
  (latitude: number, longitude: number): Search =>
  (found) =>
    found({ coords: { latitude, longitude } });

// The codes of GeolocationPositionError.
export const denied: Search = (_found, failed) => failed({ code: 1, message: 'User denied' });
export const timedOut: Search = (_found, failed) => failed({ code: 3, message: 'Timeout expired' });
/** The person looks at the prompt and does nothing. */
export const neverAnswered: Search = () => {};

/** Only the date stands still: everything that waits goes on waiting in real time. */
export const pretendNow = (instant: string) =>
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
