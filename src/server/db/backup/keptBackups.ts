import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MADE = /^simagang-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;
/** The unfinished file of a killed process. */
const UNFINISHED = /^\.simagang-.*\.partial$/;

export function backupName(startedAt: Date): string {
  return `simagang-${startedAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/** The path of a new backup; its folder is created. */
export function placeFor(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const file of readdirSync(folder)) {
    if (UNFINISHED.test(file)) rmSync(join(folder, file), { force: true });
  }
  return join(resolve(folder), name);
}

/** Deletes the oldest; files with other names are left alone. */
export function prune(folder: string, keep: number): void {
  const made = readdirSync(folder)
    .filter((name) => MADE.test(name))
    .sort();
  for (const name of made.slice(0, -keep)) rmSync(join(folder, name), { force: true });
}
