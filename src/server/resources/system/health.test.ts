import { createHealthCheck } from './health';

const never = () => new Promise<never>(() => {});

test('a question that is not answered in time is dropped and asked again', async () => {
  const ping = jest.fn<Promise<unknown>, []>().mockImplementation(never);
  const isHealthy = createHealthCheck(ping, 1);
  expect(await isHealthy()).toBe(false);
  ping.mockResolvedValue(undefined);
  expect(await isHealthy()).toBe(true);
  expect(ping).toHaveBeenCalledTimes(2);
});

test('callers share a question that is still open', async () => {
  const ping = jest.fn<Promise<unknown>, []>().mockImplementation(never);
  const isHealthy = createHealthCheck(ping);
  // The database answered a moment ago, so it is busy rather than gone.
  expect(await Promise.all([isHealthy(), isHealthy()])).toEqual([true, true]);
  expect(ping).toHaveBeenCalledTimes(1);
});
