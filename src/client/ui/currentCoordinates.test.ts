import {
  locatedAt,
  permissionDenied,
  promptUnanswered,
  stubGeolocation,
  timedOut,
} from '@/client/testing/device';
import { LOCATION_PROMPT_WAIT_MS } from '@/shared/constants/screen';
import { currentCoordinates, LocationError } from './currentCoordinates';

const request = (signal = new AbortController().signal) => currentCoordinates(signal);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('requests high accuracy with a timeout of ten seconds and no cached coordinates', async () => {
  const getCurrentPosition = stubGeolocation(locatedAt(-6.9, 107.6));
  await expect(request()).resolves.toMatchObject({
    latitude: -6.9,
    longitude: 107.6,
  });
  expect(getCurrentPosition).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 0,
  });
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['denied', permissionDenied],
  ['too slow', timedOut],
  ['not supported', null],
])('rejects when geolocation is %s', async (_why, geolocation) => {
  stubGeolocation(geolocation);
  await expect(request()).rejects.toThrow(LocationError);
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects when the permission prompt stays unanswered', async () => {
  stubGeolocation(promptUnanswered);
  const onRejected = jest.fn();
  request().catch(onRejected);
  await jest.advanceTimersByTimeAsync(LOCATION_PROMPT_WAIT_MS - 1);
  expect(onRejected).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onRejected).toHaveBeenCalledWith(expect.any(LocationError));
});

test('rejects when aborted and leaves no timer behind', async () => {
  stubGeolocation(promptUnanswered);
  const controller = new AbortController();
  const coordinates = request(controller.signal);
  controller.abort();
  await expect(coordinates).rejects.toThrow(LocationError);
  expect(jest.getTimerCount()).toBe(0);
});
