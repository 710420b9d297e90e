/** `npm run pictures`: a picture of every screen in screenshots/, on desktop and phone, light and dark. */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { ensureBuild } from './ensureBuild.mjs';

const chromium = findChromium();
ensureBuild();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/pictures.config.ts',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
process.exit(status ?? 1);
