import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret stored in `dataDir`; generated on first use, readable by the owner only. */
export function readSessionSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  const stored = readIfExists(file);
  if (stored) return stored;

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written to a temporary file and linked, so that two processes that start together share one
  // secret and a full disk never leaves an incomplete one behind.
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

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
