import { LOCATION_PROMPT_WAIT_MS } from '@/shared/constants/screen';
import { currentPosition, LocationError } from './currentPosition';
import { at, denied, neverAnswered, stubDevice, timedOut } from './deviceStub';

const ask = (signal = new AbortController().signal) => currentPosition(signal);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('asks for high accuracy, waits ten seconds and takes no old position', async () => {
  const device = stubDevice(at(-6.9, 107.6));
  await expect(ask()).resolves.toEqual({ latitude: -6.9, longitude: 107.6 });
  expect(device).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 0,
  });
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['denied', denied],
  ['too slow', timedOut],
  ['not offered', null],
])('gives up when it is %s', async (_why, device) => {
  stubDevice(device);
  await expect(ask()).rejects.toThrow(LocationError);
  expect(jest.getTimerCount()).toBe(0);
});

test('gives up on a prompt that nobody answers', async () => {
  stubDevice(neverAnswered);
  const settled = jest.fn();
  ask().catch(settled);
  await jest.advanceTimersByTimeAsync(LOCATION_PROMPT_WAIT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(LocationError));
});

test('gives up when it is cancelled, and leaves no timer behind', async () => {
  stubDevice(neverAnswered);
  const controller = new AbortController();
  const position = ask(controller.signal);
  controller.abort();
  await expect(position).rejects.toThrow(LocationError);
  expect(jest.getTimerCount()).toBe(0);
});
