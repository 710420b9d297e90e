import pino from 'pino';
import { readSettings } from '../config';
import { isEncrypted } from '../db/backup/backupFile';
import { checkBackup, loadBackup } from '../db/backup/loadBackup';
import { databasePlace } from '../db/databasePlace';
import { assertIsOurs } from '../db/embedded/dataDir';
import { openLatestDatabase } from '../db/upgrade/openLatestDatabase';
import { readFileArgument } from './fileArgument';
import { readPassphrase } from './passphrase';
import { restoreFailure } from './restoreFailure';
import { runProgram } from './runProgram';
import { showProgress } from './showProgress';

const USAGE = 'npm run restore -- FILE, with DATA_DIR or DATABASE_URL of an empty database';

/** Fills an empty database with a backup, whichever kind of database that was made from. */
async function restore(): Promise<string> {
  const { file } = readFileArgument(USAGE, {});
  const settings = readSettings(process.env);
  // Checked before the file is read, which takes a while.
  if (settings.databaseUrl === null) assertIsOurs(settings.dataDir);
  const passphrase = (await isEncrypted(file)) ? await readPassphrase({ isNew: false }) : null;
  // Checked before a new database is created.
  const manifest = await checkBackup(file, passphrase);
  const database = await openLatestDatabase(
    { ...settings, isRestore: true },
    pino({ level: 'warn' }),
  );
  const place = databasePlace(settings);
  let hasRows = false;
  try {
    await loadBackup(database.db, {
      ...{ file, passphrase, manifest, place },
      onProgress: showProgress(),
      onBegin: database.markRestoring,
      onLoaded: async () => {
        // On a server they are committed; the embedded database is deleted unless all of the restore succeeds.
        hasRows = database.mode === 'server';
      },
    });
    database.markUsed();
    return `Restored as of ${manifest.taken_at}, from SiMagang ${manifest.version}. Everybody has to log in again.`;
  } catch (error) {
    throw restoreFailure(error, { place, hasRows });
  } finally {
    await database.close();
  }
}

runProgram(restore);
