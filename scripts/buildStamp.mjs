import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const INPUTS = [
  'src',
  'public',
  'webpack.config.ts',
  'babel.config.js',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/serverBundles.mjs',
];

export const STAMP_FILE = 'dist/build-stamp.txt';

const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** A digest of everything the build reads, so that `npm start` and the tests build only when something changed. */
export const buildStamp = () => {
  const digest = createHash('sha256');
  for (const file of INPUTS.flatMap(filesBelow)) {
    if (/\.test\.tsx?$|\.snap$/.test(file)) continue;
    digest.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return digest.digest('hex');
};

/** Whether dist/ is up to date with the sources. */
export const buildIsFresh = () => {
  try {
    return readFileSync(STAMP_FILE, 'utf8') === buildStamp();
  } catch {
    return false;
  }
};
