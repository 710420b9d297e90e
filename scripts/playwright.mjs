/**
 * Runs Playwright against the built product; installs Chromium if there is none:
 * `node scripts/playwright.mjs <configuration> [Playwright arguments]`.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { ensureBuild } from './ensureBuild.mjs';

let chromium;
try {
  chromium = findChromium({ withPdfViewer: (process.env.TEST_LEVEL ?? 'short') !== 'short' });
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
