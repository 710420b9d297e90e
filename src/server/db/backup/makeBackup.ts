import { rmSync } from 'node:fs';
import { namesSinceBaseline, TOO_OLD } from '../baseline';
import { databasePlace } from '../databasePlace';
import type { DatabaseLog } from '../log';
import { migrations } from '../migrations/index';
import { BackupError } from './backupError';
import { assertIsNew, writeBackupFile } from './backupFile';
import type { Manifest } from './backupFormat';
import { selectSchema } from './catalog';
import { dumpDatabase, type Progress } from './dumpDatabase';
import { checkBackup } from './loadBackup';
import { type BackupSource, openBackupSource } from './openBackupSource';

export interface BackupRequest {
  databaseUrl: string | null;
  dataDir: string;
  file: string;
  passphrase: string | null;
}

export interface MadeBackup {
  manifest: Manifest;
  bytes: number;
}

/** Writes a backup of the database, whether it is in use or not, and reads it back. */
export async function makeBackup(
  request: BackupRequest,
  log: DatabaseLog,
  onProgress: Progress = () => {},
): Promise<MadeBackup> {
  const { file, passphrase } = request;
  assertIsNew(file);
  const source = await openBackupSource(request, log);
  let bytes: number;
  try {
    await assertCanBeRead(source, request);
    bytes = await writeBackupFile(file, dumpDatabase(source.db, onProgress), passphrase);
  } finally {
    await source.close();
  }
  try {
    return { manifest: await checkBackup(file, passphrase), bytes };
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/**
 * Refuses a database without tables, such as a new one in DATABASE_URL, whose backup would be empty, and one of another
 * release, whose backup could not be read back.
 */
async function assertCanBeRead({ db }: BackupSource, request: BackupRequest): Promise<void> {
  const place = databasePlace(request);
  const schema = await selectSchema(db);
  if (schema.length === 0) {
    const setting = request.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    throw new BackupError(
      `${place} has no tables of SiMagang: nothing to back up. Does ${setting} name the right one?`,
    );
  }
  const known = namesSinceBaseline(schema);
  if (known === null) throw new BackupError(`${place} ${TOO_OLD} Nothing was backed up.`);
  const later = known.filter((name) => !(name in migrations));
  if (later.length === 0) return;
  throw new BackupError(
    `${place} is newer than this SiMagang: it has ${later.join(', ')}. Nothing was backed up. Take the version that has made it.`,
  );
}
