import { createHealthCheck } from './health';

const never = () => new Promise<never>(() => {});
const answersAfter = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Calls the check and advances the fake timers until it answers. */
async function ask(isHealthy: () => Promise<boolean>): Promise<boolean> {
  const answer = isHealthy();
  await jest.advanceTimersByTimeAsync(3_000);
  return answer;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('callers share a question that is still open', async () => {
  const ping = jest.fn<Promise<unknown>, []>(never);
  const isHealthy = createHealthCheck(ping);
  const both = Promise.all([isHealthy(), isHealthy()]);
  await jest.advanceTimersByTimeAsync(50);
  expect(await both).toEqual([true, true]);
  expect(ping).toHaveBeenCalledTimes(1);
});

test('a slow answer counts after any time without questions', async () => {
  const isHealthy = createHealthCheck(answersAfter(100));
  for (let round = 0; round < 3; round += 1) {
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await ask(isHealthy)).toBe(true);
  }
});

test('a question that is open for too long has no answer, and neither has the next one until it has', async () => {
  const ping = jest.fn<Promise<unknown>, []>(never);
  const isHealthy = createHealthCheck(ping);
  expect(await ask(isHealthy)).toBe(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await ask(isHealthy)).toBe(false);
  await jest.advanceTimersByTimeAsync(10_000);
  ping.mockImplementation(answersAfter(100));
  expect(await ask(isHealthy)).toBe(true);
  expect(ping).toHaveBeenCalledTimes(3);
});

test('an answer that comes too late is still one', async () => {
  const ping = jest.fn<Promise<unknown>, []>(answersAfter(12_000));
  const isHealthy = createHealthCheck(ping);
  expect(await ask(isHealthy)).toBe(true);
  await jest.advanceTimersByTimeAsync(30_000);
  ping.mockImplementation(never);
  expect(await ask(isHealthy)).toBe(true);
});

test('a question that fails has no answer', async () => {
  const ping = jest.fn<Promise<unknown>, []>().mockRejectedValue(new Error('terminated'));
  const isHealthy = createHealthCheck(ping);
  expect(await ask(isHealthy)).toBe(false);
  ping.mockResolvedValue(undefined);
  expect(await ask(isHealthy)).toBe(true);
});
