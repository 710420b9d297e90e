/**
 * Runs Playwright on the built product, in a Chromium that is found or installed:
 * `node scripts/playwright.mjs <configuration> [its arguments]`.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { ensureBuild } from './ensureBuild.mjs';

let chromium;
try {
  chromium = findChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
ensureBuild();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '-c', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
process.exit(status ?? 1);
