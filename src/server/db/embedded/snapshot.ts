import { constants, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { codeOf } from '../startError';

/** Copied last, or not part of a copy. */
const NOT_COPIED = ['pg_wal', 'postmaster.pid'];

/**
 * Copies the directory of a database that is in use, as PostgreSQL's own base backups do: the files may change
 * while they are copied, and the WAL written meanwhile, which is copied at the end, makes them consistent when
 * the copy is opened. Queries go on.
 */
export async function takeSnapshot(
  pool: Pool,
  { database, snapshot }: { database: string; snapshot: string },
  signal: AbortSignal,
): Promise<void> {
  rmSync(snapshot, { recursive: true, force: true });
  await pool.query(`select pg_backup_start('simagang', true)`);
  let label: string;
  try {
    await copyFolder(database, snapshot, NOT_COPIED, signal);
  } finally {
    const { rows } = await pool.query<{ labelfile: string }>('select * from pg_backup_stop(false)');
    label = rows[0]?.labelfile ?? '';
  }
  await copyFolder(join(database, 'pg_wal'), join(snapshot, 'pg_wal'), [], signal);
  await writeFile(join(snapshot, 'backup_label'), label, { mode: 0o600 });
}

async function copyFolder(
  from: string,
  to: string,
  leftOut: string[],
  signal: AbortSignal,
): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    signal.throwIfAborted();
    if (leftOut.includes(entry.name)) continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyFolder(source, target, [], signal);
    else if (entry.isFile()) await copyIfThere(source, target);
  }
}

/** A file that is removed meanwhile is not needed: the WAL says that it was. */
async function copyIfThere(source: string, target: string): Promise<void> {
  try {
    // Without copying the data, where the file system can.
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
