import {
  closeSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { codeOf } from '../startError';
import type { Holder } from './holder';

/** A complete lock file without its final name. */
export interface LockDraft {
  /** Returns false if the file exists. */
  createAs(file: string): boolean;
}

/**
 * Written and synced before it gets the name of the lock, so that no reader, and no power failure, sees a part
 * of it.
 */
export function draftLock(draft: string, holder: Holder): LockDraft {
  writeLock(draft, holder);
  return {
    createAs(file) {
      try {
        linkSync(draft, file);
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        return createWithoutLinks(file, JSON.stringify(holder));
      }
    },
  };
}

export function inodeOf(file: string): string | null {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino.toString() ?? null;
}

function writeLock(draft: string, holder: Holder): void {
  const handle = openSync(draft, 'wx', 0o600);
  try {
    const inode = fstatSync(handle, { bigint: true }).ino.toString();
    writeFileSync(handle, JSON.stringify({ ...holder, inode }));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** For file systems without hard links, such as exFAT. */
function createWithoutLinks(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}
