import { parseArgs } from 'node:util';
import pino from 'pino';
import { ConfigError, readSettings } from '../config';
import { isEncrypted } from '../db/backup/backupFile';
import { checkBackup, loadBackup } from '../db/backup/loadBackup';
import { openLatestDatabase } from '../db/upgrade/openLatestDatabase';
import { startUpMessage } from '../startUpMessage';
import { readPassphrase } from './passphrase';
import { showProgress } from './showProgress';

const USAGE = 'npm run restore -- FILE, with DATA_DIR or DATABASE_URL of an empty database';

/** Fills an empty database with a backup, whichever kind of database that was made from. */
async function restore(): Promise<string> {
  const file = readFile();
  const settings = readSettings(process.env);
  const passphrase = (await isEncrypted(file)) ? await readPassphrase({ isNew: false }) : null;
  // Before a new database is created.
  const manifest = await checkBackup(file, passphrase);
  const database = await openLatestDatabase(settings, pino({ level: 'warn' }));
  try {
    const onProgress = showProgress();
    await loadBackup(database.db, { file, passphrase, manifest, onProgress });
    database.markUsed();
    return `Restored as of ${manifest.taken_at}, from SiMagang ${manifest.version}. Everybody has to log in again.`;
  } finally {
    await database.close();
  }
}

function readFile(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Error('takes one FILE');
    return file;
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}; ${USAGE}`);
  }
}

restore().then(
  (done) => console.log(done),
  (error) => {
    console.error(startUpMessage(error));
    process.exitCode = 1;
  },
);
