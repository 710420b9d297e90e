/**
 * Bundles the programs and worker threads that server tests start, and prints the folder. Its name is a digest
 * of its content, so that a run never starts bundles of other sources.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { serverBundles } from './serverBundles.mjs';

const CACHE = resolve('node_modules/.cache/simagang');
const PREFIX = 'bundles-';
/** The age at which old folders are deleted; other runs may still use younger ones. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const { outputFiles } = await build({
  ...serverBundles(CACHE, { isForTests: true }),
  write: false,
});
const hash = createHash('sha256');
for (const { path, contents } of outputFiles) hash.update(basename(path)).update(contents);
const folder = join(CACHE, PREFIX + hash.digest('hex').slice(0, 16));

if (!existsSync(folder)) {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (name.startsWith(PREFIX) && Date.now() - statSync(path).mtimeMs > KEPT_MS) {
      rmSync(path, { recursive: true, force: true });
    }
  }
  // Renamed when complete, because another run may look for it concurrently.
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const { path, contents } of outputFiles)
    writeFileSync(join(draft, basename(path)), contents);
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}
console.log(folder);
