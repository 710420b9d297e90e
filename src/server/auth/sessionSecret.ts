import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret kept in `dataDir`; generated on the first call, readable by the owner alone. */
export function readSessionSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  const kept = readIfThere(file);
  if (kept) return kept;

  mkdirSync(dataDir, { recursive: true });
  // Written aside and linked, so that two processes that start together end up
  // with one secret and a full disk never leaves half of one behind.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
