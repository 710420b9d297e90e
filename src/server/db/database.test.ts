import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { testOnServer } from '@/server/testing/onServer';
import { silentLog } from '@/server/testing/silentLog';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { createDatabase, openDatabase } from './database';
import { createServerPool } from './serverPool';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('parses values as the table types declare', async () => {
  const { rows } = await sql`
    select date '2026-11-21' as day, null::date as no_day, time '08:05:09' as time,
           1.50::numeric(5,2) as score, count(*) as count, 9007199254740991::int8 as large,
           array[date '2026-01-01', null] as days, array[1.5, 2]::numeric[] as scores,
           timestamptz '2026-11-21 08:05:09.123456+07' as instant,
           current_setting('timezone') as zone, current_setting('jit') as jit`.execute(database.db);
  expect(rows).toEqual([
    {
      day: '2026-11-21',
      no_day: null,
      time: '08:05',
      score: 1.5,
      count: 1,
      large: Number.MAX_SAFE_INTEGER,
      days: ['2026-01-01', null],
      scores: [1.5, 2],
      instant: new Date('2026-11-21T01:05:09.123Z'),
      zone: 'UTC',
      jit: 'off',
    },
  ]);
});

test('reports PostgreSQL error codes and keeps the connection usable', async () => {
  await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' });
  await expect(
    sql`insert into courses (code) values (null)`.execute(database.db),
  ).rejects.toMatchObject({ code: '23502' });
  await expect(sql`select 1 as one`.execute(database.db)).resolves.toMatchObject({
    rows: [{ one: 1 }],
  });
});

test('rolls back a transaction that fails', async () => {
  await sql`create table notes (id integer)`.execute(database.db);
  const failing = database.db.transaction().execute(async (trx) => {
    await sql`insert into notes values (1)`.execute(trx);
    throw new Error('changed our mind');
  });
  await expect(failing).rejects.toThrow('changed our mind');
  const { rows } = await sql`select * from notes`.execute(database.db);
  // The next file in the group takes this database over.
  await sql`drop table notes`.execute(database.db);
  expect(rows).toEqual([]);
});

describe('an unavailable server', () => {
  const refusal = async (databaseUrl: string): Promise<string> => {
    try {
      const opened = await openDatabase({ databaseUrl, dataDir: '' }, silentLog);
      await opened.close();
    } catch (error) {
      return String(error);
    }
    throw new Error('was not refused');
  };

  test('appears in the message without its password', async () => {
    const port = await closedPort();
    const message = await refusal(`postgres://app:s3cret@127.0.0.1:${port}/magang`);
    expect(message).toMatch(/^StartError: DATABASE_URL: 127\.0\.0\.1:\d+\/magang does not answer/);
    expect(message).not.toContain('s3cret');
    expect(message).not.toContain('\n');
  });

  testOnServer(
    'that ends a connection does not end the process, and the next query gets a new connection',
    async () => {
      const pool = createServerPool(serverUrl, silentLog);
      const db = createDatabase(pool);
      const removed = once(pool, 'remove');
      const terminated = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
      await expect(terminated).rejects.toMatchObject({ code: '57P01' });
      await removed;
      await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({
        rows: [{ one: 1 }],
      });
      await db.destroy();
    },
  );

  testOnServer('that lacks the database is reported', async () => {
    const url = new URL(serverUrl);
    url.pathname = '/nowhere';
    expect(await refusal(url.href)).toMatch(/there is no database "nowhere" on .*Create it first/);
  });
});

async function closedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
