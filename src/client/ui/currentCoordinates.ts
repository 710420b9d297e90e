import { LOCATION_PROMPT_WAIT_MS, LOCATION_WAIT_MS } from '@/shared/constants/screen';

/** The device gave no coordinates; spec §8 words this differently on each screen. */
export class LocationError extends Error {
  override name = 'LocationError';
  /** Whether the browser refuses it until the person changes its settings. */
  readonly isDenied: boolean;

  constructor(reason: string, { isDenied = false } = {}) {
    super(reason);
    this.isDenied = isDenied;
  }
}

/** `GeolocationPositionError.PERMISSION_DENIED` */
const PERMISSION_DENIED = 1;

/**
 * Asks the device for its coordinates, with high accuracy and never from a cache.
 *
 * The browser's own timeout starts only once permission is granted, and an unanswered permission
 * prompt never ends, so the whole request has a timeout as well.
 *
 * @throws {LocationError} if permission is denied, coordinates are unavailable or too slow, or
 * `signal` is aborted.
 */
export const currentCoordinates = (signal: AbortSignal): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) => {
    const { geolocation } = navigator;
    // Undefined in insecure contexts.
    if (!geolocation) {
      reject(new LocationError('geolocation is not supported'));
      return;
    }
    const fail = (reason: string, code?: number) => {
      clearTimeout(timer);
      reject(new LocationError(reason, { isDenied: code === PERMISSION_DENIED }));
    };
    const timer = setTimeout(fail, LOCATION_PROMPT_WAIT_MS, 'permission prompt not answered');
    signal.addEventListener('abort', () => fail('aborted'), { once: true });
    geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve(coords);
      },
      ({ message, code }) => fail(message, code),
      { enableHighAccuracy: true, timeout: LOCATION_WAIT_MS, maximumAge: 0 },
    );
  });
