import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without its window: a third less CPU time, but no PDF viewer. */
const HEADLESS = 'chromium-headless-shell';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const systemChromium = (names) =>
  [
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name))),
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
 * Prefers the headless build unless the browser's own PDF viewer is needed. Installs one if there is
 * none: with apt on Debian as root, otherwise with Playwright.
 * @throws {Error} if that fails, with one line on what to do.
 */
export const findChromium = ({ withPdfViewer }) => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
  }
  const names = withPdfViewer ? SYSTEM_NAMES : [HEADLESS, ...SYSTEM_NAMES];
  const find = () => systemChromium(names) ?? playwrightChromium();
  const present = find();
  if (present) return present;

  console.log('No Chromium found; installing one for the browser tests …');
  if (isDebianRoot()) {
    const packages = withPdfViewer ? ['chromium'] : [HEADLESS, 'chromium'];
    run('apt-get', 'update', '-qq');
    // Not every release has the headless build.
    packages.some((name) => run('apt-get', 'install', '-y', '-qq', name));
  } else {
    run('npx', 'playwright', 'install', 'chromium');
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
};
