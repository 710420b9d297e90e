import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { checkBackup, loadBackup } from '@/server/db/backup/loadBackup';
import { openDatabase } from '@/server/db/database';
import { migrateToLatest } from '@/server/db/migrate';
import { brokenDisk } from '@/server/testing/brokenDisk';
import { aCompany } from '@/server/testing/builders';
import { createPostgresServer, postgresPrograms } from '@/server/testing/postgresServer';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { killPrograms, runProgram, startProgram, startServer } from '@/server/testing/programs';
import { silentLog } from '@/server/testing/silentLog';
import { canMount, mountSmallDisk } from '@/server/testing/smallDisk';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { few, testInAll } from '@/shared/testing/testLevel';

const newFolder = temporaryFolders();
const REFUSAL = /a restore into .+ was not completed.+Restore the backup again/;
let file: string;

const envOf = (dataDir: string) => ({ DATA_DIR: dataDir, DEMO_DATA: 'true' });

beforeAll(async () => {
  const env = envOf(preparedDataDir(join(newFolder(), 'data')));
  file = join(newFolder(), 'a.backup');
  await runProgram('migrate', [], { env });
  expect(await runProgram('backup', [file], { env })).toMatchObject({ code: 0 });
});
afterEach(killPrograms);

const lastLine = (output: string) => output.trim().split('\n').at(-1);

async function openAndClose(dataDir: string): Promise<void> {
  await (await openDatabase({ databaseUrl: null, dataDir }, silentLog)).close();
}

/** When the folder's marker says that a restore has begun. */
const isRestoring = (dataDir: string) =>
  until(dataDir, () => {
    try {
      return JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8')).isRestoring === true;
    } catch {
      return false;
    }
  });

/** When the database has been created. */
const hasDatabase = (dataDir: string) =>
  until(dataDir, () => existsSync(join(dataDir, 'database')));

async function until(dataDir: string, isSo: () => boolean): Promise<void> {
  const watcher = watch(dataDir);
  await new Promise<void>((resolve) => {
    const look = () => isSo() && resolve();
    watcher.on('change', look);
    look();
  });
  watcher.close();
}

test.each(few(['while it loads', 'while the database is made'], 1))(
  'a restore that finds the disk full %s leaves nothing, and the next one begins anew',
  async (when) => {
    const folder = newFolder();
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    const { broken, nodeOptions } = brokenDisk(folder);
    const breakDisk = () => writeFileSync(broken, 'ENOSPC');
    const env = { ...envOf(dataDir), NODE_OPTIONS: nodeOptions };
    const program = startProgram('restore', [file], env);
    await (when === 'while it loads' ? hasDatabase(dataDir) : isRestoring(dataDir));
    breakDisk();
    const failed = await program.ended;
    expect(failed.code).toBe(1);
    expect(lastLine(failed.output)).toMatch(
      /no (space left|room).*Make room.* restore .*again\.$/i,
    );
    expect(readdirSync(dataDir)).toEqual([]);

    rmSync(broken);
    const again = await runProgram('restore', [file], { env });
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('Restored as of') });
  },
);

(postgresPrograms && canMount ? test : test.skip)(
  'a restore that finds the disk of a PostgreSQL server full leaves no rows, and the next one succeeds',
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
      const admin = new Client(postgres.url);
      await admin.connect();
      await admin.query(`create tablespace small location '${place}'`);
      await admin.query('alter role postgres set default_tablespace = small');
      await admin.end();
      const env = { DATABASE_URL: postgres.url };
      disk.fill();
      const failed = await runProgram('restore', [file], { env });
      expect(failed.code).toBe(1);
      expect(lastLine(failed.output)).toMatch(
        /No space left.*Nothing of it is in .*Make room, then restore it again\.$/,
      );

      disk.makeRoom();
      expect(await runProgram('restore', [file], { env })).toMatchObject({ code: 0 });
    } finally {
      await postgres.remove();
      disk.unmount();
    }
  },
);

testInAll('a folder whose restore was killed is refused, and restored into again', async () => {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  const env = envOf(dataDir);
  const killed = startProgram('restore', [file], env);
  await isRestoring(dataDir);
  await killed.stop('SIGKILL');

  const refused = await startServer(env).catch((error) => error.message);
  expect(refused).toMatch(REFUSAL);
  expect(refused.trim()).not.toContain('\n');

  expect(await runProgram('restore', [file], { env })).toMatchObject({ code: 0 });
  expect(await (await startServer(env)).stop('SIGTERM')).toMatchObject({ code: 0 });
});

testInAll(
  'nothing is left of a database without records, although it was used, after a restore into it has failed',
  async () => {
    const place = { databaseUrl: null, dataDir: preparedDataDir(join(newFolder(), 'data')) };
    const manifest = await checkBackup(file, null);
    const database = await openDatabase({ ...place, isRestore: true }, silentLog);
    database.markUsed();
    const restore = { file, passphrase: null, manifest, onBegin: database.markRestoring };
    const onLoaded = () => Promise.reject(new Error('the machine stops'));
    await expect(loadBackup(database.db, { ...restore, onLoaded })).rejects.toThrow(
      'machine stops',
    );
    await expect(openAndClose(place.dataDir)).rejects.toThrow('in use by another SiMagang');
    await database.close();
    expect(readdirSync(place.dataDir)).toEqual([]);
  },
);

test('a database with records is neither restored into nor refused afterwards', async () => {
  const place = { databaseUrl: null, dataDir: preparedDataDir(join(newFolder(), 'data')) };
  const manifest = await checkBackup(file, null);
  const first = await openDatabase(place, silentLog);
  await migrateToLatest(first.db);
  await aCompany(first.db);
  await first.close();
  const database = await openDatabase({ ...place, isRestore: true }, silentLog);
  const restore = { file, passphrase: null, manifest, onBegin: database.markRestoring };
  await expect(loadBackup(database.db, restore)).rejects.toThrow('Nothing was changed');
  await database.close();
  await openAndClose(place.dataDir);
});
