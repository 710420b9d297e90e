/**
 * `npm run e2e:browsers`: the main journeys of each role in Firefox and WebKit, both at once; installs what is missing
 * with apt on Debian as root. `npm run e2e:browsers -- student` plays the journeys of one file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBuild } from './ensureBuild.mjs';
import { runSteps } from './runSteps.mjs';

/** The programs and Debian's packages of them. */
const PROGRAMS = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

const isInstalled = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

const missing = () => Object.keys(PROGRAMS).filter((program) => !isInstalled(program));

const install = (packages) => {
  console.log(`Installing ${packages.join(' and ')} for the browser tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], options);
};

if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
  install(missing().map((program) => PROGRAMS[program]));
if (missing().length > 0) {
  const packages = missing().map((program) => PROGRAMS[program]);
  console.error(`These tests need more programs: apt-get install ${packages.join(' ')}`);
  process.exit(1);
}

ensureBuild();
const NODE_OPTIONS =
  '--experimental-websocket --require esbuild-register --test-reporter spec'.split(' ');
await runSteps([
  ['Firefox', 'WebKit'].map((browser) => ({
    title: browser,
    command: [
      process.execPath,
      ...NODE_OPTIONS,
      'e2e/otherBrowsers/run.ts',
      ...process.argv.slice(2),
    ],
    env: { BROWSER: browser.toLowerCase() },
  })),
]);
