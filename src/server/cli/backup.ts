import { parseArgs } from 'node:util';
import pino from 'pino';
import { ConfigError, readSettings } from '../config';
import { makeBackup } from '../db/backup/makeBackup';
import { startUpMessage } from '../startUpMessage';
import { readPassphrase } from './passphrase';
import { showProgress } from './showProgress';

const USAGE = 'npm run backup -- FILE, with --encrypt for a passphrase';

/** Writes a backup of the database, also of one that is in use, and reads it back. */
async function backup(): Promise<string> {
  const { file, isEncrypted } = readArguments();
  const settings = readSettings(process.env);
  const passphrase = isEncrypted ? await readPassphrase({ isNew: true }) : null;
  const request = { ...settings, file, passphrase };
  const { manifest, bytes } = await makeBackup(request, pino({ level: 'error' }), showProgress());
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1e6);
  return `${file}: ${new Intl.NumberFormat('en').format(rows)} rows as of ${manifest.taken_at}, ${size} MB${isEncrypted ? ', encrypted' : ''}. It was read back and is complete.`;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { encrypt: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Error('takes one FILE');
    return { file, isEncrypted: values.encrypt ?? Boolean(process.env.BACKUP_PASSPHRASE) };
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}; ${USAGE}`);
  }
}

backup().then(
  (done) => console.log(done),
  (error) => {
    console.error(startUpMessage(error));
    process.exitCode = 1;
  },
);
