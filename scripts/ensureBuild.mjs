import { spawnSync } from 'node:child_process';
import { buildIsFresh } from './buildStamp.mjs';

/** Builds the product unless dist/ is up to date; ends the process when the build fails. */
export const ensureBuild = () => {
  if (buildIsFresh()) return;
  console.log('Building SiMagang (some two minutes, only when something changed) …');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
