import { LOCATION_PROMPT_WAIT_MS, LOCATION_WAIT_MS } from '@/shared/constants/screen';

/** The device gave no coordinates; spec §8 words this differently on each screen. */
export class LocationError extends Error {
  override name = 'LocationError';
}

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
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(new LocationError(reason));
    };
    const timer = setTimeout(fail, LOCATION_PROMPT_WAIT_MS, 'permission prompt not answered');
    signal.addEventListener('abort', () => fail('aborted'), { once: true });
    geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve(coords);
      },
      (error) => fail(error.message),
      { enableHighAccuracy: true, timeout: LOCATION_WAIT_MS, maximumAge: 0 },
    );
  });
