import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from './dataDir';
import { openCluster } from './openCluster';
import type { ServerOutput } from './serverOutput';

/** Creates a database in a new directory, shuts it down and syncs all files to disk. */
export async function createCluster(directory: string, output: ServerOutput): Promise<void> {
  const { pg } = await openCluster(directory, output);
  await pg.close();
  // PGlite copies most files without syncing them.
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncFolder(directory);
}

function syncFile(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
