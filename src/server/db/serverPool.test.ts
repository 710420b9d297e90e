import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { silentLog } from '@/server/testing/silentLog';
import { type SilentProxy, startSilentProxy } from '@/server/testing/silentProxy';
import { httpErrorOfDatabaseError } from '../http/databaseErrors';
import { WaitedTooLong } from '../queues/fairQueue';
import { createDatabase } from './database';
import { createServerPool, type ServerPool, type SilenceLimits } from './serverPool';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const NEVER = 600_000;
/** Longer than a busy machine takes to make a connection. */
const SILENT_MS = 2_000;
/** The most of a pool, and one that asks about the others while another one ends. */
const CONNECTIONS = 10;
const ASKING = 2;
const TOO_MANY_CONNECTIONS = '53300';
/** An attempt takes milliseconds; abandoned connections stay for two hours. */
const MOST_ATTEMPTS = 50;

let proxy: SilentProxy;
let pool: ServerPool;

async function openPool(limits: Partial<SilenceLimits>, url = serverUrl): Promise<void> {
  proxy = await startSilentProxy(url);
  pool = createServerPool(proxy.url, silentLog, {
    limits: {
      askAfterMs: NEVER,
      askTimeoutMs: 2_000,
      giveUpAfterMs: NEVER,
      pingTimeoutMs: NEVER,
      ...limits,
    },
  });
}

afterEach(async () => {
  jest.restoreAllMocks();
  await proxy.close();
  if (!pool.ending) await pool.end();
});

/** Runs queries at once, which leaves as many idle connections. */
const queryAtOnce = (count: number) =>
  Promise.all(Array.from({ length: count }, () => pool.query('select 1 as one')));

/** The server refuses new connections of a role until it has ended those that were left behind. */
async function untilBack(count: number, attempts = MOST_ATTEMPTS): Promise<void> {
  const queries = Array.from({ length: count }, () => pool.query('select pg_sleep(0.05)'));
  const refused = (await Promise.allSettled(queries)).filter(({ status }) => status === 'rejected');
  for (const result of refused) {
    expect(result).toMatchObject({ reason: { code: TOO_MANY_CONNECTIONS } });
  }
  if (refused.length === 0) return;
  expect(attempts).toBeGreaterThan(1);
  await untilBack(count, attempts - 1);
}

/** A role that may have so many connections; superusers have no limit. */
async function aRole(connections: number) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.username = name;
  url.password = randomBytes(16).toString('hex');
  const admin = new Client(serverUrl);
  await admin.connect();
  await admin.query(
    `create role ${name} login password '${url.password}' connection limit ${connections}`,
  );
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop role ${name}`);
      await admin.end();
    },
  };
}

// Not on the embedded database, which has no network.
(serverUrl ? describe : describe.skip)('a server that goes without a word', () => {
  test('ends queries when it cannot be asked about them, and later ones get new connections', async () => {
    await openPool({ askAfterMs: 50, askTimeoutMs: 500, giveUpAfterMs: SILENT_MS });
    await queryAtOnce(3);
    proxy.goSilent();
    const lost = await pool.query('select 1').catch((error) => error);
    expect(lost).toMatchObject({ code: 'ETIMEDOUT' });
    expect(httpErrorOfDatabaseError(lost)?.statusCode).toBe(503);
    proxy.comeBack();
    const results = await queryAtOnce(3);
    expect(results.map(({ rows }) => rows)).toEqual(Array(3).fill([{ one: 1 }]));
  });

  test('ends queries as soon as it says, at its new address, that it does not know them', async () => {
    await openPool({ askAfterMs: 50 });
    await queryAtOnce(10);
    proxy.goSilent();
    // All connections that the pool may have.
    const lost = Promise.allSettled(Array.from({ length: 10 }, () => pool.query('select 1')));
    proxy.comeBack();
    for (const result of await lost) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'ETIMEDOUT' } });
    }
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('ends a transaction, too, whose connection is thrown away', async () => {
    await openPool({ askAfterMs: 50 });
    const client = await pool.connect();
    await client.query('begin');
    proxy.goSilent();
    proxy.comeBack();
    await expect(client.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    client.release();
    expect(pool.totalCount).toBe(0);
  });

  test('fails its ping, which throws away the connections that are idle', async () => {
    await openPool({ pingTimeoutMs: 500 });
    await queryAtOnce(5);
    await pool.ping();
    proxy.goSilent();
    await expect(pool.ping()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    proxy.comeBack();
    await pool.ping();
    // Only this ends them: they would be checked after ten minutes.
    expect(await queryAtOnce(5)).toHaveLength(5);
  });

  test('recovers after five cuts, with a role that allows one left-behind connection for each', async () => {
    const role = await aRole(2 * CONNECTIONS + ASKING);
    try {
      await openPool({ askAfterMs: 1_000 }, role.url);
      await queryAtOnce(CONNECTIONS);
      for (let cut = 0; cut < 5; cut += 1) {
        proxy.goSilent();
        const lost = Promise.allSettled([pool.query('select 1'), pool.query('select 1')]);
        proxy.comeBack();
        for (const result of await lost) {
          expect(result).toMatchObject({ status: 'rejected', reason: { code: 'ETIMEDOUT' } });
        }
        await untilBack(CONNECTIONS);
      }
    } finally {
      await pool.end();
      await role.drop();
    }
  });

  test('finds out by itself that a client has gone, and ends its connection', async () => {
    await openPool({});
    const { rows } = await pool.query(
      `select name, setting::int as setting from pg_settings where name like 'tcp\\_%' order by name`,
    );
    expect(rows).toEqual([
      { name: 'tcp_keepalives_count', setting: 3 },
      { name: 'tcp_keepalives_idle', setting: 5 },
      { name: 'tcp_keepalives_interval', setting: 2 },
      { name: 'tcp_user_timeout', setting: 10_000 },
    ]);
  });

  test('gets the limits for silent clients in the first query of every connection', async () => {
    const sent = jest.spyOn(Client.prototype, 'query');
    await openPool({ askAfterMs: 20 });
    await pool.query('select pg_sleep(1)');
    const first = new Map<unknown, unknown>();
    for (const [index, client] of sent.mock.contexts.entries()) {
      if (!first.has(client)) first.set(client, sent.mock.calls[index]?.[0]);
    }
    expect(first.size).toBeGreaterThan(1);
    for (const query of first.values()) expect(query).toContain('set tcp_user_timeout');
  });

  describe('and all that waits for it', () => {
    const POLL_MS = 20;
    const select1 = (db: Kysely<never>) => sql`select 1 as one`.execute(db);
    /** In transactions and without, each several times as many as there are connections. */
    const askFor = (db: Kysely<never>) =>
      Array.from({ length: 4 * CONNECTIONS }, (_, place) =>
        (place % 2 === 0 ? select1(db) : db.transaction().execute(select1)).catch((error) => error),
      );
    const databaseThatWaits = (waitMs: number) =>
      createDatabase(pool, { silence: pool.silence, waitMs }) as unknown as Kysely<never>;

    test('ends together, and what comes later is refused at once until it is back', async () => {
      await openPool({ askTimeoutMs: 500, giveUpAfterMs: SILENT_MS });
      const db = databaseThatWaits(NEVER);
      await Promise.all(askFor(db));
      proxy.goSilent();
      const waiting = askFor(db);
      const ended: unknown[] = [];
      for (const one of waiting) void one.then((error) => ended.push(error));
      await Promise.race(waiting);
      await turnOfTheLoop();
      await turnOfTheLoop();
      expect(ended).toHaveLength(waiting.length);
      for (const error of ended) expect(error).toMatchObject({ code: 'ETIMEDOUT' });

      const connecting = jest.spyOn(Client.prototype, 'connect');
      await expect(select1(db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      await expect(pool.ping()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      expect(connecting.mock.contexts.filter((client) => client.constructor !== Client)).toEqual(
        [],
      );

      proxy.comeBack();
      while (pool.silence.signal().aborted) await pause(POLL_MS);
      const answers = await Promise.all(askFor(db));
      expect(answers.map(({ rows }) => rows)).toEqual(answers.map(() => [{ one: 1 }]));
    });

    test('a query that waits for its turn at a silent server fails because of the server', async () => {
      await openPool({ askTimeoutMs: 200, giveUpAfterMs: 3_000 });
      const db = databaseThatWaits(1_500);
      proxy.goSilent();
      for (const error of await Promise.all(askFor(db))) {
        expect(httpErrorOfDatabaseError(error)?.statusCode).toBe(503);
        expect(error).not.toBeInstanceOf(WaitedTooLong);
      }
    });

    test('goes on while it answers somebody', async () => {
      await openPool({ giveUpAfterMs: SILENT_MS });
      const db = databaseThatWaits(NEVER);
      const long = Array.from({ length: CONNECTIONS - 1 }, () => pool.query('select pg_sleep(3)'));
      let isOver = false;
      const others = (async () => {
        while (!isOver) await select1(db);
      })();
      await Promise.all(long);
      isOver = true;
      await others;
    });
  });

  test('differs from a query that takes long', async () => {
    await openPool({ askAfterMs: 20, giveUpAfterMs: SILENT_MS });
    const asked = jest.spyOn(Socket.prototype, 'connect');
    const { rows } = await pool.query('select 1 as one from pg_sleep(3)');
    expect(rows).toEqual([{ one: 1 }]);
    expect(asked.mock.calls.length).toBeGreaterThan(1);
  });

  test('shows by TCP keep-alive on idle connections, too', async () => {
    const keepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');
    await openPool({});
    await pool.query('select 1');
    expect(keepAlive).toHaveBeenCalledWith(true, 10_000);
  });
});
