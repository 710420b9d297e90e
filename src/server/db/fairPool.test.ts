import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { holdConnections } from '@/server/testing/holdConnections';
import { silentLog } from '@/server/testing/silentLog';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { testInAll } from '@/shared/testing/testLevel';
import { onBehalfOf } from '../queues/requester';
import { createDatabase, embeddedPool, watchdogOf } from './database';
import { EmbeddedEngine } from './embedded/engine';
import { fairPool } from './fairPool';
import { createPool } from './pool';

describe('turns', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  test('somebody with many queries delays the query of somebody else by one', async () => {
    const { db } = database;
    const done: string[] = [];
    const connections = holdConnections(db);
    const query = (person: string, name: string) =>
      onBehalfOf(person, async () => {
        await sql`select 1`.execute(db);
        done.push(name);
      });
    const greedy = Array.from({ length: 50 }, (_, index) => query('ani', `ani ${index + 1}`));
    const modest = query('budi', 'budi 1');

    connections.releaseOne();
    await Promise.all([...greedy, modest]);
    expect(done.indexOf('budi 1')).toBe(1);
    await connections.releaseAll();
  });
});

test('connections that are not made or are lost are counted', async () => {
  const client = Object.assign(new EventEmitter(), { release() {} });
  const pool = Object.assign(new EventEmitter(), {
    options: { max: 1 },
    connect: jest.fn(async () => client),
  });
  const shared = fairPool(pool as unknown as Pool, { waitMs: 1_000 });
  pool.emit('connect', client);
  (await shared.connect()).release();
  expect(shared.state().failures).toBe(0);

  client.emit('error', new Error('terminated'));
  expect(shared.state().failures).toBe(1);
  pool.connect.mockRejectedValueOnce(new Error('refused'));
  await expect(shared.connect()).rejects.toThrow('refused');
  expect(shared.state().failures).toBe(2);
});

describe('the watchdog', () => {
  const aPool = () => {
    const released = jest.fn();
    const client = { release: released } as unknown as PoolClient;
    return {
      released,
      pool: {
        options: { max: 1 },
        on() {},
        connect: async () => ({ ...client }),
      } as unknown as Pool,
    };
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const LIMIT_MS = 30_000;

  interface Use {
    /** The share of CPU time of the engine. */
    share: number;
    seconds: number;
    /** The time between two answers, in seconds. */
    answerEvery?: number;
  }
  test.each<[string, string | undefined, Use, number]>([
    ['ends a query that works for too long', 'ani', { share: 1, seconds: 33 }, 1],
    ['leaves a query that ends in time', 'ani', { share: 1, seconds: 29 }, 0],
    ['leaves what the server does on its own', undefined, { share: 1, seconds: 60 }, 0],
    ['leaves a query that waits for the processor', 'ani', { share: 0.1, seconds: 240 }, 0],
    ['ends one that works for too long beside waiting', 'ani', { share: 0.1, seconds: 330 }, 1],
    ['leaves many short ones', 'ani', { share: 1, seconds: 240, answerEvery: 20 }, 0],
  ])('%s', async (_what, person, { share, seconds, answerEvery = Number.NaN }, ended) => {
    const end = jest.fn();
    const { pool, released } = aPool();
    let now = 0;
    const shared = fairPool(pool, {
      waitMs: LIMIT_MS,
      watchdog: {
        limitMs: LIMIT_MS,
        answers: () => Math.floor(now / answerEvery) || 0,
        cpuMs: () => now * share * 1_000,
        end,
        log: silentLog,
      },
    });
    const client = await (person ? onBehalfOf(person, shared.connect) : shared.connect());
    for (; now < seconds; now += 1) jest.advanceTimersByTime(1_000);
    client.release();
    jest.advanceTimersByTime(LIMIT_MS);
    expect(end).toHaveBeenCalledTimes(ended);
    expect(released).toHaveBeenCalledTimes(1);
  });
});

testInAll('a query that the embedded database cannot end is ended with its thread', async () => {
  const engine = new EmbeddedEngine({
    task: { task: 'serveInMemory' },
    log: silentLog,
    keepsProcessAlive: false,
  });
  await engine.start();
  const pool = createPool(
    embeddedPool(() => engine.createStream()),
    silentLog,
  );
  const db = createDatabase(pool, {
    watchdog: watchdogOf(engine, silentLog, 100),
  });
  const endless = sql`select count(*) from generate_series(1, 100000000)`;
  await expect(onBehalfOf('ani', () => endless.execute(db))).rejects.toMatchObject({
    code: '57P02',
  });
  await db.destroy();
  await engine.terminate();
});
