import { rmSync } from 'node:fs';
import type { DatabaseLog } from '../log';
import { assertIsNew, writeBackupFile } from './backupFile';
import type { Manifest } from './backupFormat';
import { dumpDatabase, type Progress } from './dumpDatabase';
import { checkBackup } from './loadBackup';
import { openBackupSource } from './openBackupSource';

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
