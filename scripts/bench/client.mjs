/**
 * `npm run bench:client`: waiting times of users in Chromium with the demo data, without throttling ("free")
 * and with a CPU four times slower, 1.6 Mbit/s and 150 ms ("slow"). Prints the medians of
 * five rounds beside their goals and writes them to .cache/bench/client.json.
 *
 *   --rounds 3       other than five
 *   --compare FILE   shows what changed since the figures in FILE
 *   --busy           measures on a busy machine, too
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';
import { ensureBuild } from '../ensureBuild.mjs';
import { round } from './journey.mjs';
import { requireQuietMachine } from './machine.mjs';
import { median } from './median.mjs';
import { startProduct, temporaryFolder } from './product.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    compare: { type: 'string' },
    busy: { type: 'boolean' },
  },
});
const FOLDER = '.cache/bench';
const FILE = `${FOLDER}/client.json`;

/** Figure, description, unit, goals free and slow. */
const LINES = [
  ['loginScript', 'login: script transferred', 'KiB', 175],
  ['loginForm', 'login: form can be typed in', 'ms', undefined, 1600],
  ['listScript', 'cold list: script until the first row', 'KiB', 280],
  ['listRow', 'cold list: first row', 'ms', 450, 2200],
  ['listAnswers', 'cold list: sort answers', 'ms', undefined, 2600],
  ['listBlocked', 'cold list: total blocking time', 'ms', undefined, 350],
  ['dashboard', 'cold dashboard, charts drawn', 'ms', 600, 2900],
  ['loginToDashboard', "click on 'Log in' to dashboard drawn", 'ms', 330, 1500],
  ['form', 'cold edit form', 'ms', 450, 2200],
  ['formFromList', 'open an edit form from its list', 'ms', 90, 400],
  ...['person', 'placement', 'activity', 'grade'].flatMap((form) => [
    [`${form}Script`, `cold form (${form}): script until it can be typed in`, 'KiB', 250],
    [`${form}Form`, `cold form (${form}): it can be typed in`, 'ms', 480, 2400],
    [`${form}FromList`, `open the form (${form}) from its list`, 'ms', 95, 380],
  ]),
  ['menuFirst', 'menu to first row, first visit', 'ms', 110, 450],
  ['menuWarm', 'menu to first row, warm', 'ms', 40, 140],
  ['nextPage', 'next page', 'ms', 80, 350],
  ['sort', 'sort', 'ms', 80, 350],
  ['interaction', 'worst interaction', 'ms', 32, 95],
  ['shift', 'layout shift of the journey', '', 0, 0],
  ['heap', 'heap after the journey', 'MiB', 13],
];

requireQuietMachine();
ensureBuild();
const product = await startProduct({ dataDir: join(temporaryFolder(), 'data'), demoData: true });
const browser = await chromium.launch({
  executablePath: findChromium({ withPdfViewer: true }),
  args: ['--no-sandbox'],
});
const measured = {};
try {
  for (const [speed, isSlow] of [
    ['free', false],
    ['slow', true],
  ]) {
    const rounds = [];
    for (let number = 1; number <= Number(options.rounds); number += 1) {
      console.error(`${speed}, round ${number} of ${options.rounds}`);
      rounds.push(await round(browser, { baseURL: product.url, isSlow }));
    }
    measured[speed] = Object.fromEntries(
      LINES.map(([name]) => [name, median(rounds.map((figures) => figures[name]))]),
    );
  }
} finally {
  await browser.close();
  await product.stop();
}

const before = options.compare ? JSON.parse(readFileSync(options.compare, 'utf8')) : undefined;
const text = (value, unit) =>
  value === undefined ? '' : value.toFixed(unit === 'ms' || value >= 100 ? 0 : value ? 1 : 0);
const cell = (name, unit, speed, goal) => {
  const value = measured[speed][name];
  const change = before ? ` (${text(before[speed]?.[name], unit)})` : '';
  const verdict =
    goal === undefined ? '' : Number(text(value, unit)) <= goal ? ' ok' : ` > ${goal}`;
  return `${text(value, unit)}${change}${verdict}`;
};
const rows = LINES.map(([name, title, unit, free, slow]) => [
  unit ? `${title}, ${unit}` : title,
  cell(name, unit, 'free', free),
  cell(name, unit, 'slow', slow),
]);
console.log(`| what | free${before ? ' (before)' : ''} | slow${before ? ' (before)' : ''} |`);
console.log('|---|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);

mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  FILE,
  `${JSON.stringify({ measuredAt: new Date().toISOString(), ...measured }, null, 2)}\n`,
);
console.log(`\nWritten to ${FILE}`);
