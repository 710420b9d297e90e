import { chownSync, mkdirSync } from 'node:fs';

export const NOBODY = 65_534;

/** A folder of another user: root creates one; other users get a folder of root. */
export function aForeignFolder(path: string): { folder: string; owner: string } {
  if (process.getuid?.() !== 0) return { folder: '/usr', owner: 'root (uid 0)' };
  mkdirSync(path);
  chownSync(path, NOBODY, NOBODY);
  return { folder: path, owner: `nobody (uid ${NOBODY})` };
}
