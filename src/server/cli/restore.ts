import pino from 'pino';
import { readSettings } from '../config';
import { isEncrypted } from '../db/backup/backupFile';
import { checkBackup, loadBackup } from '../db/backup/loadBackup';
import { databasePlace } from '../db/databasePlace';
import { assertIsOurs } from '../db/embedded/dataDir';
import { openLatestDatabase } from '../db/upgrade/openLatestDatabase';
import { readFileArgument } from './fileArgument';
import { readPassphrase } from './passphrase';
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
  try {
    await loadBackup(database.db, {
      ...{ file, passphrase, manifest },
      place: databasePlace(settings),
      onProgress: showProgress(),
      onBegin: database.markRestoring,
    });
    database.markUsed();
    return `Restored as of ${manifest.taken_at}, from SiMagang ${manifest.version}. Everybody has to log in again.`;
  } finally {
    await database.close();
  }
}

runProgram(restore);
