import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OPTIONS = 'size=16m,mode=777';

export const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

/** A disk of 16 MB in memory, which can be filled up. */
export function mountSmallDisk(folder: string) {
  const rest = join(folder, 'rest');
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', OPTIONS, 'tmpfs', folder]);
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(rest, Buffer.alloc(bavail * bsize));
    },
    makeRoom: () => rmSync(rest),
    unmount: () => execFileSync('umount', [folder]),
  };
}
