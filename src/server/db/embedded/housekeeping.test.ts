import type { Pool } from 'pg';
import { silentLog } from '@/server/testing/silentLog';
import { startHousekeeping } from './housekeeping';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('stopping waits for the housekeeping under way, which begins nothing more', async () => {
  const answers: ((result: { rows: object[] }) => void)[] = [];
  const query = jest.fn(() => new Promise((resolve) => answers.push(resolve)));
  const answer = async (rows: object[] = []) => {
    answers.shift()?.({ rows });
    await jest.advanceTimersByTimeAsync(0);
  };
  const stop = startHousekeeping({ query, waitingCount: 0 } as unknown as Pool, silentLog);
  await jest.advanceTimersByTimeAsync(60_000);
  await answer();
  await answer([{ name: 'users' }, { name: 'companies' }]);
  expect(query).toHaveBeenLastCalledWith('vacuum (analyze) users');

  const done: string[] = [];
  const stopped = stop().then(() => done.push('stopped'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual([]);
  await answer();
  await stopped;
  expect(query).toHaveBeenLastCalledWith('vacuum (analyze) users');
});
