import { type Database, databaseOfEngine, openDatabase } from '../database';
import { dataDirPaths, inspectDataDir } from '../embedded/dataDir';
import { EmbeddedEngine } from '../embedded/engine';
import { requestSnapshot, type Snapshot } from '../embedded/snapshotSocket';
import type { DatabaseLog } from '../log';
import { BackupError } from './backupError';

export interface BackupSource {
  db: Database;
  close(): Promise<void>;
}

/**
 * The database to back up. The embedded one belongs to one process: when that is another, it is asked for a
 * copy, which is opened here.
 */
export async function openBackupSource(
  settings: { databaseUrl: string | null; dataDir: string },
  log: DatabaseLog,
): Promise<BackupSource> {
  if (settings.databaseUrl !== null) return openDatabase(settings, log);
  const state = inspectDataDir(settings.dataDir);
  const paths = dataDirPaths(settings.dataDir);
  if (state === 'empty') throw new BackupError(`there is no database in ${paths.root}`);
  const snapshot = await requestSnapshot(paths);
  return snapshot ? openSnapshot(snapshot, log) : openDatabase(settings, log);
}

async function openSnapshot(snapshot: Snapshot, log: DatabaseLog): Promise<BackupSource> {
  const task = { task: 'serve', directory: snapshot.directory } as const;
  const engine = new EmbeddedEngine({ task, log });
  try {
    await engine.start();
  } catch (error) {
    snapshot.release();
    throw error;
  }
  const db = databaseOfEngine(engine, log);
  return {
    db,
    async close() {
      await db.destroy();
      // The copy is temporary, so it needs no clean shutdown.
      await engine.terminate();
      snapshot.release();
    },
  };
}
