/**
 * `npm run bench:bundle`: the script that each screen transfers when it is opened first, in KiB as the
 * server sends it (brotli), with its limit. `--check` prints only what exceeds its limit, and fails;
 * `--libraries` shows what the files are made of; `--update` sets the limits to what it measures.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../ensureBuild.mjs';

const CLIENT = 'dist/client';
const LIMITS = 'scripts/bench/bundleLimits.json';
/** The size that a change may add without a new limit. */
const SLACK_KIB = 1;

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean' },
    libraries: { type: 'boolean' },
    update: { type: 'boolean' },
  },
});

const kibOf = (address) => {
  const file = `${CLIENT}${address}`;
  // Files below the threshold of the compression are sent as they are.
  const sent = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
  return sent.size / 1024;
};

/** The scripts of each screen by its URL, as `index.html` lists them. */
const scriptsOfScreens = () => {
  const html = readFileSync(`${CLIENT}/index.html`, 'utf8');
  const first = [...html.matchAll(/<script defer src="?([^">\s]+)/g)].map(([, address]) => address);
  const [, json] = /<script id="?screen-files"?[^>]*>(.*?)<\/script>/s.exec(html);
  const { files, login, open, layout, screens, dashboards } = JSON.parse(json);
  const scripts = (...indexes) =>
    [...new Set(indexes.flat())]
      .map((index) => files[index])
      .filter((file) => file.endsWith('.js'));
  const { '/': dashboard, ...others } = screens;
  const requests = first.findIndex((address) => address.includes('/requests.'));
  if (requests < 0) throw new Error('The build has no script for the first requests.');
  return Object.fromEntries([
    // These scripts run while the other first scripts are loading.
    ['the first requests', first.slice(0, requests + 1)],
    ['login', [...first, ...scripts(login)]],
    ...Object.entries(open).map(([path, own]) => [path, [...first, ...scripts(own)]]),
    ...Object.entries(dashboards).map(([role, own]) => [
      `dashboard of ${role}`,
      [...first, ...scripts(layout, dashboard, own)],
    ]),
    ...Object.entries(others).map(([path, own]) => [path, [...first, ...scripts(layout, own)]]),
  ]);
};

ensureBuild();
const measured = Object.fromEntries(
  Object.entries(scriptsOfScreens()).map(([screen, scripts]) => [
    screen,
    Math.round(scripts.reduce((sum, script) => sum + kibOf(script), 0) * 10) / 10,
  ]),
);

if (options.update) {
  const limits = Object.entries(measured).map(([screen, kib]) => [
    screen,
    Math.ceil(kib + SLACK_KIB),
  ]);
  writeFileSync(LIMITS, `${JSON.stringify(Object.fromEntries(limits), null, 2)}\n`);
}

const limits = JSON.parse(readFileSync(LIMITS, 'utf8'));
const excessive = Object.keys(measured).filter((screen) => !(measured[screen] <= limits[screen]));

if (!options.check) {
  console.log('| screen | KiB | limit |\n|---|---|---|');
  for (const [screen, kib] of Object.entries(measured)) {
    console.log(`| ${screen} | ${kib} | ${limits[screen]} |`);
  }
}
for (const screen of excessive) {
  console.error(
    `${screen} transfers ${measured[screen]} KiB of script, its limit is ${limits[screen]} (${LIMITS}).`,
  );
}
if (options.libraries) {
  // Loads webpack, which nothing else here needs.
  const { librariesOf } = await import('./libraries.mjs');
  console.log(await librariesOf());
}
if (excessive.length > 0) process.exit(1);
