import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Extensions, PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { ServerOutput } from './serverOutput';
import { CommitsNotSynced, SyncedNodeFs } from './syncedNodeFs';

const START_PARAMS = [
  // By default PGlite starts PostgreSQL with -F, which disables fsync.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The default, fdatasync, does nothing in this build.
  ...['-c', 'wal_sync_method=fsync'],
  // housekeeping.ts triggers the checkpoints.
  ...['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB'],
];

export interface OpenCluster {
  pg: PGlite;
  files: SyncedNodeFs;
}

/** Opens a database directory. Recovery after a crash is left to PostgreSQL. */
export async function openCluster(
  directory: string,
  output: ServerOutput,
  extensions: Extensions = { pg_trgm },
): Promise<OpenCluster> {
  // Our own lock decides who may open the directory; a damaged postmaster.pid would stop PostgreSQL.
  rmSync(join(directory, 'postmaster.pid'), { force: true });
  const files = new SyncedNodeFs(directory);
  const pg = await PGlite.create({
    fs: files,
    extensions,
    startParams: START_PARAMS,
    ...output.options,
  });
  return { pg, files };
}

/** Commits once and checks that fsync was called, which an update of PGlite could break. */
export async function assertCommitsAreSynced(
  pg: PGlite,
  files: Pick<SyncedNodeFs, 'logSyncs'>,
): Promise<void> {
  const before = files.logSyncs;
  // Writes a WAL record without changing a table.
  await pg.query(`select pg_logical_emit_message(true, 'simagang', 'start-up self-test')`);
  if (files.logSyncs === before) throw new CommitsNotSynced('a commit did not call fsync');
}
