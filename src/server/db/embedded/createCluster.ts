import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from './dataDir';
import { openCluster } from './openCluster';
import type { ServerOutput } from './serverOutput';

/** Makes a database in a new folder and leaves it, shut down and wholly on the disk. */
export async function createCluster(directory: string, output: ServerOutput): Promise<void> {
  const { pg } = await openCluster(directory, output);
  await pg.close();
  // PGlite copies most of the files in without syncing them.
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
