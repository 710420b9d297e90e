import { rm, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const PAGE_BYTES = 8 * 1024;
/** A file of the WAL, the most that PostgreSQL asks the disk for at once. */
const SEGMENT_BYTES = 16 * 1024 * 1024;
/** With less room a whole segment is tried, because a page may be all that is left. */
const LITTLE_BYTES = 8 * SEGMENT_BYTES;

/**
 * Finds out if the disk takes what the database would write. The database itself is not asked: PostgreSQL ends when it
 * cannot write its WAL, and people could not even read then.
 */
export function createDiskProbe(file: string): () => Promise<boolean> {
  let current: Promise<boolean> | null = null;
  return () => {
    current ??= canWrite(file).finally(() => {
      current = null;
    });
    return current;
  };
}

async function canWrite(file: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(dirname(file));
    const bytes = bavail * bsize < LITTLE_BYTES ? SEGMENT_BYTES : PAGE_BYTES;
    await writeFile(file, Buffer.alloc(bytes), { mode: 0o600, flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
