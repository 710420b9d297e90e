import { createOutages } from './db/outages';
import { createRounds } from './rounds';

function setUp(cutOffMs?: number) {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  return { log, rounds: createRounds({ log, outages: createOutages(log) }, cutOffMs) };
}

test('stopping waits for what is under way, and begins nothing more', async () => {
  const { log, rounds } = setUp();
  const done: string[] = [];
  let finish = () => {};
  rounds.run('failed', async (stopping) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    // Another query, for which the database has to be open.
    await Promise.resolve();
    done.push(`work, ${stopping.aborted ? 'told to stop' : 'not told'}`);
  });
  rounds.repeat(1, 'failed', async () => done.push('a round'));
  const stopped = rounds.stop().then(() => done.push('stopped'));
  rounds.run('failed', async () => done.push('too late'));
  finish();
  await stopped;
  expect(done).toEqual(['work, told to stop', 'stopped']);
  expect(log.warn).not.toHaveBeenCalled();
});

test('stopping cuts off what does not end', async () => {
  const { log, rounds } = setUp(0);
  rounds.run('failed', () => new Promise(() => {}));
  await rounds.stop();
  expect(log.warn.mock.calls).toEqual([[{ works: 1 }, 'stopping: work was cut off']]);
});

test('the log has what failed, unless it met an outage', async () => {
  const { log, rounds } = setUp();
  const mistake = new Error('a mistake');
  rounds.run('was not done', () => Promise.reject(mistake));
  rounds.run('was not done', () =>
    Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
  );
  await rounds.stop();
  expect(log.warn.mock.calls).toEqual([[{ err: mistake }, 'was not done']]);
  expect(log.error).toHaveBeenCalledTimes(1);
});
