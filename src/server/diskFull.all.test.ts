import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { few } from '@/shared/testing/testLevel';
import { createDatabase, type Database, openDatabase } from './db/database';
import { migrateToLatest } from './db/migrate';
import { createServerPool } from './db/serverPool';
import { brokenDisk } from './testing/brokenDisk';
import { aSuperAdmin, TEST_PASSWORD } from './testing/builders';
import { createPostgresServer, postgresPrograms } from './testing/postgresServer';
import { killPrograms, type ServerProcess, startServer } from './testing/programs';
import { silentLog } from './testing/silentLog';
import { canMount, mountSmallDisk } from './testing/smallDisk';
import { temporaryFolders } from './testing/temporaryFolders';

const newFolder = temporaryFolders();
afterEach(killPrograms);

const METRICS_TOKEN = 'a token for monitoring, only in tests';
const POLL_MS = 50;

const aCompanyNamed = (name: string) => aCompanyInput({ name });

interface Case {
  breakDisk: () => void;
  repairDisk: () => void;
  /** Called while the disk is broken and before any write. */
  expectToTell?: (headers: { authorization: string }) => Promise<void>;
}

/** Writes before, while and after the disk is broken. */
async function write(
  server: ServerProcess,
  nip: string,
  { breakDisk, repairDisk, expectToTell }: Case,
) {
  const send = (path: string, body?: object, token?: string) =>
    fetch(`${server.url}/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
  const login = await send('/login', { identifier: nip, password: TEST_PASSWORD });
  const { access_token } = (await login.json()) as { access_token: string };
  const create = (name: string) => send('/companies', aCompanyNamed(name), access_token);

  breakDisk();
  await expectToTell?.({ authorization: `Bearer ${access_token}` });
  for (const name of ['Selama 1', 'Selama 2', 'Selama 3']) {
    const answer = await create(name);
    expect([name, answer.status]).toEqual([name, 503]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({
      message: 'Layanan sedang tidak tersedia. Silakan coba lagi nanti.',
    });
  }

  repairDisk();
  while ((await send('/health')).status !== 200) await pause(POLL_MS);
  expect((await create('Sesudah')).status).toBe(201);
  const list = (await (await send('/companies', undefined, access_token)).json()) as {
    data: { name: string }[];
  };
  expect(list.data.map(({ name }) => name)).toEqual(['Sesudah']);
  expect(await server.stop('SIGTERM')).toMatchObject({ code: 0 });
}

async function prepare(db: Database): Promise<string> {
  await migrateToLatest(db);
  return (await aSuperAdmin(db)).nip;
}

test.each(few(['ENOSPC', 'EIO'], 1))(
  'while the disk says %s, writes are answered 503, and they work again by themselves',
  async (code) => {
    const folder = newFolder();
    const { broken, nodeOptions } = brokenDisk(folder);
    const place = { databaseUrl: null, dataDir: preparedDataDir(join(folder, 'data')) };
    const first = await openDatabase(place, silentLog);
    const nip = await prepare(first.db);
    first.markUsed();
    await first.close();

    const server = await startServer({
      DATA_DIR: place.dataDir,
      DEMO_DATA: 'false',
      METRICS_TOKEN,
      NODE_OPTIONS: nodeOptions,
    });
    await write(server, nip, {
      breakDisk: () => writeFileSync(broken, code),
      repairDisk: () => rmSync(broken),
      async expectToTell(headers) {
        const ask = (path: string, token = headers) =>
          fetch(`${server.url}${path}`, { headers: token });
        expect((await ask('/api/health')).status).toBe(200);
        const full = await ask('/api/health?full=1');
        expect([full.status, await full.json()]).toEqual([
          503,
          {
            message: 'Basis data tidak dapat menulis. Periksa sisa ruang disk di server.',
            code: 'cannot_write',
          },
        ]);
        const metrics = await ask('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
        expect(await metrics.text()).toContain('\nsimagang_database_writable 0\n');
      },
    });
  },
);

(postgresPrograms && canMount ? test : test.skip)(
  'while the disk of a PostgreSQL server is full, writes are answered 503, and they work again by themselves',
  async () => {
    const folder = newFolder();
    // The server runs as another user.
    chmodSync(folder, 0o755);
    const disk = mountSmallDisk(join(folder, 'disk'));
    const postgres = await createPostgresServer();
    try {
      const place = join(disk.folder, 'tables');
      mkdirSync(place);
      postgres.own(place);
      const db = createDatabase(createServerPool(postgres.url, silentLog));
      const nip = await prepare(db);
      await sql.raw(`create tablespace small location '${place}'`).execute(db);
      await sql`alter table companies set tablespace small`.execute(db);
      await db.destroy();
      const server = await startServer({
        DATABASE_URL: postgres.url,
        SESSION_SECRET: 'a secret that is long enough for tests',
        DEMO_DATA: 'false',
      });
      await write(server, nip, { breakDisk: disk.fill, repairDisk: disk.makeRoom });
    } finally {
      await killPrograms();
      await postgres.remove();
      disk.unmount();
    }
  },
);
