import { renameSync, rmSync } from 'node:fs';
import type { DatabaseLog } from '../log';
import { reasonOf, StartError } from '../startError';
import {
  type DataDirPaths,
  type DataDirState,
  damaged,
  dataDirPaths,
  inspectDataDir,
  markerOf,
  syncFolder,
  writeMarker,
} from './dataDir';
import { EmbeddedDatabaseDown, EmbeddedEngine, runEmbeddedTask } from './engine';
import { acquireLock, type Lock } from './lock';
import { closeToOthers, createPrivateFolder } from './privateFolder';

export interface EmbeddedDatabase {
  engine: EmbeddedEngine;
  isNew: boolean;
  /** Marks the first start, or the restore, as completed. */
  markUsed(): void;
  /** Until `markUsed`, no other program opens the database, and `close` deletes it. */
  markRestoring(): void;
  /** Requires that all connections have ended. */
  close(): Promise<void>;
}

/**
 * Inspects the directory before locking and opening it, so that a foreign directory stays untouched.
 * `isRestore`: a new database is marked as being restored from the start, and what an interrupted restore has left is
 * deleted.
 */
export async function openEmbedded(
  dataDir: string,
  log: DatabaseLog,
  isRestore = false,
): Promise<EmbeddedDatabase> {
  const paths = dataDirPaths(dataDir);
  inspectDataDir(dataDir);
  const lock = await lockDataDir(paths, log);
  try {
    closeToOthers(paths.root, log);
    // Again, because another process may have created the database in the meantime.
    let state = inspectDataDir(dataDir);
    if (state === 'restoring') {
      if (!isRestore) throw restoreNotCompleted(paths.root);
      deleteUnfinishedRestore(dataDir);
      state = 'empty';
    }
    if (state === 'empty') await createDatabase(dataDir, log, isRestore);
    const engine = new EmbeddedEngine({ task: { task: 'serve', directory: paths.database }, log });
    await engine.start();
    return opened(dataDir, state, engine, lock);
  } catch (error) {
    if (isRestore) deleteUnfinishedRestore(dataDir);
    lock.release();
    throw startErrorOf(error, paths.root, isRestore);
  }
}

function opened(
  dataDir: string,
  state: DataDirState,
  engine: EmbeddedEngine,
  lock: Lock,
): EmbeddedDatabase {
  return {
    engine,
    isNew: state !== 'used',
    markUsed: () => writeMarker(dataDir, { used: true }),
    markRestoring: () => writeMarker(dataDir, { used: false, isRestoring: true }),
    async close() {
      await engine.close();
      deleteUnfinishedRestore(dataDir);
      lock.release();
    },
  };
}

export async function lockDataDir(paths: DataDirPaths, log: DatabaseLog): Promise<Lock> {
  const { root } = paths;
  try {
    createPrivateFolder(root);
    return await acquireLock(paths, log);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR: ${root} cannot be written to (${reasonOf(error)}).`);
  }
}

/**
 * Writes the marker first, so that an interrupted start can be recognised. The database is created
 * in a temporary directory and renamed when it is complete, so that a partial one is never opened.
 */
async function createDatabase(
  dataDir: string,
  log: DatabaseLog,
  isRestoring: boolean,
): Promise<void> {
  const { root, database, draft } = dataDirPaths(dataDir);
  writeMarker(dataDir, { used: false, isRestoring });
  rmSync(draft, { recursive: true, force: true });
  // In a separate thread, because creating a database needs about 500 MB, which it frees on exit.
  try {
    await runEmbeddedTask({ task: 'create', directory: draft }, log);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  renameSync(draft, database);
  syncFolder(root);
}

/**
 * A restore begins only where there are no records, so nothing is lost with what it leaves when it fails: the folder is
 * empty again. The marker goes last, in case that this is interrupted, too.
 */
function deleteUnfinishedRestore(dataDir: string): void {
  if (!markerOf(dataDir)?.isRestoring) return;
  const { root, database, draft, marker } = dataDirPaths(dataDir);
  for (const folder of [draft, database]) rmSync(folder, { recursive: true, force: true });
  rmSync(marker);
  syncFolder(root);
}

function restoreNotCompleted(root: string): StartError {
  return new StartError(
    `DATA_DIR: a restore into ${root} was not completed, so records may be missing in it. Restore the backup again, which begins anew in that folder.`,
  );
}

function startErrorOf(error: unknown, root: string, isRestore: boolean): Error {
  if (!(error instanceof EmbeddedDatabaseDown)) {
    return error instanceof StartError
      ? error
      : new StartError(`DATA_DIR: ${root} cannot be used (${reasonOf(error)}).`);
  }
  const reason = error.message.replace(/^the embedded database is down: /, '');
  switch (error.kind) {
    case 'damaged':
      return damaged(root, reason);
    case 'disk full':
      return new StartError(
        `DATA_DIR: no space left for ${root}. Make room and ${isRestore ? 'restore' : 'start'} again.`,
      );
    case 'no access':
      return new StartError(`DATA_DIR: ${root} cannot be read and written (${reason}).`);
    case 'no sync':
      return new StartError(
        `DATA_DIR: commits to ${root} would not survive a power failure (${reason}). Report this, and use DATABASE_URL meanwhile.`,
      );
    case 'other':
      return new StartError(`DATA_DIR: the database in ${root} did not start (${reason}).`);
  }
}
