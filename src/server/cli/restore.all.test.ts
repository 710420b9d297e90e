import { mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { checkBackup, loadBackup } from '@/server/db/backup/loadBackup';
import { openDatabase } from '@/server/db/database';
import { migrateToLatest } from '@/server/db/migrate';
import { aCompany } from '@/server/testing/builders';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { killPrograms, runProgram, startProgram, startServer } from '@/server/testing/programs';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { testInAll } from '@/shared/testing/testLevel';

const newFolder = temporaryFolders();
const REFUSAL = /a restore into .+ was not completed.+Delete everything in that folder/;
let file: string;

const envOf = (dataDir: string) => ({ DATA_DIR: dataDir, DEMO_DATA: 'true' });

beforeAll(async () => {
  const env = envOf(preparedDataDir(join(newFolder(), 'data')));
  file = join(newFolder(), 'a.backup');
  await runProgram('migrate', [], { env });
  expect(await runProgram('backup', [file], { env })).toMatchObject({ code: 0 });
});
afterEach(killPrograms);

async function openAndClose(dataDir: string): Promise<void> {
  await (await openDatabase({ databaseUrl: null, dataDir }, silentLog)).close();
}

/** Resolves when the folder's marker says that a restore has begun. */
async function isRestoring(dataDir: string): Promise<void> {
  const begun = () => {
    try {
      return JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8')).isRestoring === true;
    } catch {
      return false;
    }
  };
  const watcher = watch(dataDir);
  await new Promise<void>((resolve) => {
    const look = () => begun() && resolve();
    watcher.on('change', look);
    look();
  });
  watcher.close();
}

testInAll('a folder whose restore was killed is refused, not started as a new one', async () => {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  const env = envOf(dataDir);
  const killed = startProgram('restore', [file], env);
  await isRestoring(dataDir);
  await killed.stop('SIGKILL');

  const refused = await startServer(env).catch((error) => error.message);
  expect(refused).toMatch(REFUSAL);
  expect(refused.trim()).not.toContain('\n');
});

testInAll(
  'a database that was used before is refused after a restore into it has failed',
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
    await expect(openAndClose(place.dataDir)).rejects.toThrow(REFUSAL);
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
