import {
  closeSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
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

export interface LockContent {
  text: string;
  inode: string;
}

/** Both are those of one file, also when another one gets its name meanwhile. */
export function readLock(file: string): LockContent | null {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    return { text: readFileSync(handle, 'utf8'), inode: inodeOfHandle(handle) };
  } finally {
    closeSync(handle);
  }
}

function inodeOfHandle(handle: number): string {
  return fstatSync(handle, { bigint: true }).ino.toString();
}

export function inodeOf(file: string): string | null {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino.toString() ?? null;
}

function writeLock(draft: string, holder: Holder): void {
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeFileSync(handle, JSON.stringify({ ...holder, inode: inodeOfHandle(handle) }));
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
