import { LOCATION_PROMPT_WAIT_MS, LOCATION_WAIT_MS } from '@/shared/constants/screen';

/** Why there is no position; spec §8 words these differently on each screen. */
export class LocationError extends Error {
  override name = 'LocationError';
}

/**
 * Where the device is, with high accuracy and never from a cache.
 *
 * The browser's own time limit starts only when the permission has been given, and a permission
 * prompt that nobody answers never ends: that is what the limit around it is for.
 *
 * @throws {LocationError} when it is denied, not available, too slow, or `signal` is aborted.
 */
export const currentPosition = (signal: AbortSignal): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) => {
    const { geolocation } = navigator;
    // Browsers offer it in secure contexts only.
    if (!geolocation) {
      reject(new LocationError('not offered'));
      return;
    }
    const giveUp = (reason: string) => {
      clearTimeout(timer);
      reject(new LocationError(reason));
    };
    const timer = setTimeout(giveUp, LOCATION_PROMPT_WAIT_MS, 'nobody answered the prompt');
    signal.addEventListener('abort', () => giveUp('cancelled'), { once: true });
    geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve(coords);
      },
      (error) => giveUp(error.message),
      { enableHighAccuracy: true, timeout: LOCATION_WAIT_MS, maximumAge: 0 },
    );
  });
