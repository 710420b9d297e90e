import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { ServerOutput } from './serverOutput';
import { CommitsNotSynced, SyncedNodeFs } from './syncedNodeFs';
import { UndoLog } from './undoLog';

const START_PARAMS = [
  // As shipped PGlite starts with -F: no fsync at all.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The default fdatasync does nothing in this build.
  ...['-c', 'wal_sync_method=fsync'],
  // Checkpoints come from housekeeping.ts; between them the log may recycle little space.
  ...['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB'],
];

export interface OpenCluster {
  pg: PGlite;
  files: SyncedNodeFs;
}

/** Opens a database folder. When PostgreSQL refuses it, its bytes are what they were before. */
export async function openCluster(directory: string, output: ServerOutput): Promise<OpenCluster> {
  const undo = new UndoLog();
  removeServerPid(directory, undo);
  const files = new SyncedNodeFs(directory, (nodefs) => undo.watch(nodefs));
  try {
    const pg = await PGlite.create({
      fs: files,
      extensions: { pg_trgm },
      startParams: START_PARAMS,
      ...output.options,
    });
    undo.keep();
    return { pg, files };
  } catch (error) {
    undo.takeBack();
    throw error;
  }
}

/** Who may open the folder is decided by our own lock; a garbled left-over would stop PostgreSQL. */
function removeServerPid(directory: string, undo: UndoLog): void {
  const file = join(directory, 'postmaster.pid');
  if (!statSync(file, { throwIfNoEntry: false })) return;
  undo.beforeRemoval(file);
  rmSync(file);
}

/** Proves with a commit of its own that commits reach the disk; an update of PGlite could lose that. */
export async function assertCommitsAreSynced(
  pg: PGlite,
  files: Pick<SyncedNodeFs, 'logSyncs'>,
): Promise<void> {
  const before = files.logSyncs;
  // Writes to the log, as every change does, and to no table.
  await pg.query(`select pg_logical_emit_message(true, 'simagang', 'start-up self-test')`);
  if (files.logSyncs === before) throw new CommitsNotSynced('a commit did not call fsync');
}
