import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const systemChromium = () =>
  [
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name))),
    MAC_CHROME,
  ].find((path) => existsSync(path));

const playwrightChromium = () => {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const run = (command, ...args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * The path of Chromium: CHROMIUM_PATH, the system's browser or Playwright's browser, in this order.
 * Installs one if there is none: with apt on Debian as root, otherwise with Playwright.
 * @throws {Error} if that fails, with one line on what to do.
 */
export const findChromium = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
  }
  const present = systemChromium() ?? playwrightChromium();
  if (present) return present;

  console.log('No Chromium found; installing one for the browser tests …');
  if (isDebianRoot()) {
    if (run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', 'chromium');
  } else {
    run('npx', 'playwright', 'install', 'chromium');
  }
  const installed = systemChromium() ?? playwrightChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
};
