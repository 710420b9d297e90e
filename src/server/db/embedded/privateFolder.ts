import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLog } from '../log';
import { reasonOf, StartError } from '../startError';
import { isOurs } from './dataDir';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;

/** Everything that this process creates from now on is private. */
export function createPrivateFolder(root: string): void {
  process.umask(OTHERS);
  mkdirSync(root, { recursive: true, mode: PRIVATE_FOLDER });
}

/**
 * Takes away the access that other users of the machine have to an existing DATA_DIR.
 * @throws StartError when that is not possible.
 */
export function closeToOthers(root: string, log: DatabaseLog): void {
  const paths = [root, ...oursIn(root)];
  try {
    const count = makePrivate(paths);
    if (count === 0) return;
    log.warn(
      { count },
      `DATA_DIR: other users of this machine had access to ${root} and its files; now only this user has`,
    );
  } catch (error) {
    throw new StartError(
      `DATA_DIR: other users of this machine have access to ${root}, and that cannot be changed (${reasonOf(error)}). Make this user its owner (chown -R), or set DATA_DIR to a folder on a file system with permissions.`,
    );
  }
}

/** Returns how many of the files and folders were open to other users. */
function makePrivate(paths: string[]): number {
  // Windows has no such modes; folders inherit their permissions there.
  const opened = process.platform === 'win32' ? [] : paths.filter(isOpenToOthers);
  for (const path of opened) {
    chmodSync(path, statSync(path).isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
    // Some file systems accept the change and ignore it.
    if (isOpenToOthers(path)) throw new Error(`the mode of ${path} does not change`);
  }
  return opened.length;
}

function oursIn(root: string): string[] {
  return readdirSync(root)
    .filter(isOurs)
    .flatMap((name) => withContent(join(root, name)));
}

/** A file, or a folder and everything below it. Symbolic links lead elsewhere and are left alone. */
function withContent(path: string): string[] {
  if (!statIfExists(path)?.isDirectory()) return [path];
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return [path, ...below.map((name) => join(path, name)).filter((entry) => !isLink(entry))];
}

function isLink(path: string): boolean {
  return lstatSync(path).isSymbolicLink();
}

function isOpenToOthers(path: string): boolean {
  return ((statIfExists(path)?.mode ?? 0) & OTHERS) !== 0;
}

/** Another process that starts at the same time removes the files it needed for that. */
function statIfExists(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
