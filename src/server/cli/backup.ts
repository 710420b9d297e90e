import pino from 'pino';
import { readSettings } from '../config';
import { makeBackup } from '../db/backup/makeBackup';
import { databasePlace } from '../db/databasePlace';
import { readFileArgument } from './fileArgument';
import { readPassphrase } from './passphrase';
import { runProgram } from './runProgram';
import { showProgress } from './showProgress';

const USAGE = 'npm run backup -- FILE, with --encrypt for a passphrase';

/** Writes a backup of the database, also of one that is in use, and reads it back. */
async function backup(): Promise<string> {
  const { file, values } = readFileArgument(USAGE, { encrypt: { type: 'boolean' } });
  const isEncrypted = values.encrypt ?? Boolean(process.env.BACKUP_PASSPHRASE);
  const settings = readSettings(process.env);
  const passphrase = isEncrypted ? await readPassphrase({ isNew: true }) : null;
  const request = { ...settings, file, passphrase };
  const { manifest, bytes } = await makeBackup(request, pino({ level: 'error' }), showProgress());
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1e6);
  return `Backup of ${databasePlace(settings)}: ${new Intl.NumberFormat('en').format(rows)} rows as of ${manifest.taken_at}, ${size} MB${isEncrypted ? ', encrypted' : ''}, in ${file}. It was read back and is complete.`;
}

runProgram(backup);
