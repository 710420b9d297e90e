import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { byLevel, testInAll } from '@/shared/testing/testLevel';
import { createDatabase } from './db/database';
import { migrateToLatest } from './db/migrate';
import { createServerPool } from './db/serverPool';
import { AcknowledgedWrites } from './testing/acknowledgedWrites';
import {
  createPostgresServer,
  type PostgresServer,
  postgresPrograms,
} from './testing/postgresServer';
import { killPrograms, type ServerProcess, startServer } from './testing/programs';
import { silentLog } from './testing/silentLog';
import { startSilentProxy } from './testing/silentProxy';
import { type SwitchingProxy, startSwitchingProxy } from './testing/switchingProxy';

const TERMINATED = byLevel({ short: 10, soak: 100 });
const OUTAGES = byLevel({ short: 1, soak: 10 });
const OUTAGE_MS = byLevel({ short: 0, soak: 10_000 });
const KILLED_PROCESSES = byLevel({ short: 1, soak: 10 });
/** Writes that show that all is well again. */
const AFTERWARDS = 30;
/** The connections of the pool and those that check silent ones. */
const MOST_CONNECTIONS = 12;

const SESSION_SECRET = randomUUID();
let postgres: PostgresServer;
let writes: AcknowledgedWrites;
const proxies: Pick<SwitchingProxy, 'close'>[] = [];

const withDatabaseAt = async <Result>(
  url: string,
  work: (db: ReturnType<typeof createDatabase>) => Promise<Result>,
) => {
  const db = createDatabase(createServerPool(url, silentLog));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

const startApp = (url: string): Promise<ServerProcess> =>
  startServer({ DATABASE_URL: url, SESSION_SECRET, DEMO_DATA: 'false' });

const proxyTo = async (...ports: number[]) => {
  const proxy = await startSwitchingProxy(ports);
  proxies.push(proxy);
  return proxy;
};

/** Stops the writers and the server, and checks the stored records. */
async function finish(app: ServerProcess, url = postgres.url): Promise<void> {
  await writes.next(AFTERWARDS);
  await writes.stop();
  expect(await app.stop('SIGTERM')).toMatchObject({ code: 0 });
  await withDatabaseAt(url, (db) => writes.check(db));
}

// They stop servers, so they need one of their own: `npm run test:postgres` on a machine with PostgreSQL.
(postgresPrograms ? describe : describe.skip)(
  'a PostgreSQL server that goes away under load',
  () => {
    beforeEach(async () => {
      postgres = await createPostgresServer();
      writes = new AcknowledgedWrites();
      await withDatabaseAt(postgres.url, async (db) => {
        await migrateToLatest(db);
        await writes.prepare(db);
      });
    });
    afterEach(async () => {
      await killPrograms();
      await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
      await postgres.remove();
    });

    test('connections that are terminated are replaced, and none is left over', async () => {
      const app = await startApp(postgres.url);
      writes.setUrl(app.url);
      writes.start();
      const admin = new Client(postgres.url);
      await admin.connect();
      const others = 'from pg_stat_activity where backend_type = $1 and pid <> pg_backend_pid()';
      let terminated = 0;
      while (terminated < TERMINATED) {
        await writes.next(5);
        const { rowCount } = await admin.query(
          `select pg_terminate_backend(pid) ${others} order by random() limit 1`,
          ['client backend'],
        );
        terminated += rowCount ?? 0;
      }
      await writes.next(AFTERWARDS);
      const { rows } = await admin.query(`select count(*)::int as count ${others}`, [
        'client backend',
      ]);
      expect(rows[0].count).toBeLessThanOrEqual(MOST_CONNECTIONS);
      await admin.end();
      await finish(app);
    });

    test('while it is stopped requests are refused at once, and succeed when it is back', async () => {
      const app = await startApp(postgres.url);
      writes.setUrl(app.url);
      writes.start();
      for (let outage = 0; outage < OUTAGES; outage += 1) {
        await writes.next(AFTERWARDS);
        await postgres.stop('fast');
        const answer = await fetch(`${app.url}/api/me`, {
          method: 'POST',
          headers: { authorization: `Bearer ${writes.token()}` },
        });
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).not.toBeNull();
        await pause(OUTAGE_MS);
        await postgres.start();
        await writes.next(1);
        await app.says('the database is back');
      }
      const { length: outages } = app.output().match(/the database is away/g) ?? [];
      expect(outages).toBe(OUTAGES);
      expect(app.output()).not.toContain('request failed');
      await finish(app);
    });

    testInAll('while it is silent requests are refused, and succeed when it is back', async () => {
      const proxy = await startSilentProxy(postgres.url);
      proxies.push(proxy);
      const app = await startApp(proxy.url);
      writes.setUrl(app.url);
      writes.start();
      await writes.next(AFTERWARDS);
      proxy.goSilent();
      await app.says('the database is away');
      const answer = await fetch(`${app.url}/api/me`, {
        method: 'POST',
        headers: { authorization: `Bearer ${writes.token()}` },
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).not.toBeNull();
      proxy.comeBack();
      await app.says('the database is back');
      expect(app.output()).not.toContain('request failed');
      await finish(app);
    });

    test('a promoted synchronous standby has every acknowledged write', async () => {
      const standby = await postgres.addStandby();
      try {
        const proxy = await proxyTo(postgres.port);
        const app = await startApp(`postgres://postgres@127.0.0.1:${proxy.port}/postgres`);
        writes.setUrl(app.url);
        writes.start();
        await writes.next(AFTERWARDS);
        await postgres.stop('immediate');
        await standby.promote();
        proxy.setTargets([standby.port]);
        await finish(app, standby.url);
      } finally {
        await standby.remove();
      }
    });

    test('one process behind a proxy continues while the other is killed', async () => {
      let apps = [await startApp(postgres.url), await startApp(postgres.url)];
      const portOf = ({ url }: ServerProcess) => Number(new URL(url).port);
      const proxy = await proxyTo(...apps.map(portOf));
      writes.setUrl(`http://127.0.0.1:${proxy.port}`);
      writes.start();
      for (let killed = 0; killed < KILLED_PROCESSES; killed += 1) {
        await writes.next(AFTERWARDS);
        const [first, ...others] = apps;
        await first?.stop('SIGKILL');
        await writes.next(AFTERWARDS);
        apps = [...others, await startApp(postgres.url)];
        proxy.setTargets(apps.map(portOf));
      }
      const [last, other] = apps as [ServerProcess, ServerProcess];
      proxy.setTargets([portOf(last)]);
      await writes.next(AFTERWARDS);
      await other.stop('SIGTERM');
      await finish(last);
    });
  },
);
