/**
 * `npm run bench:server`: how long the server takes with the data of a large campus (100,000 students and
 * placements, 1,000,000 activities, 300 companies, 2,000 mentors, 300 lecturers): every call of every
 * screen, lists by all their sorts and searches, the minute in which 500 students log in and check in,
 * reports, and the memory after rounds of the same. Prints median, p95 and p99 in milliseconds and the
 * rows that the queries read (EXPLAIN ANALYZE); marks what is above its goal; writes .cache/bench/server.json.
 * The database is kept for the next run.
 *
 *   --url postgres://…  an empty database on a server, or one of an earlier run, instead of the embedded one
 *   --only NAME,…       admin, lecturer, mentor, student, contract, writes, logins, checkIn, pdf, soak
 *   --calls TEXT        only calls with this text
 *   --minutes N         how long soak reads and prints, instead of five rounds
 *   --above             prints only what is above its goal
 *   --busy              measures on a busy machine, too
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireQuietMachine } from './machine.mjs';
import { median } from './median.mjs';
import { percentile } from './percentile.mjs';
import { startProduct } from './product.mjs';
import { openCampus } from './server/campus.mjs';
import { LOADS } from './server/loads.mjs';
import { callsOf, ROLES_OF_PARTS } from './server/parts.mjs';

const PARTS = [...Object.keys(ROLES_OF_PARTS), ...Object.keys(LOADS)];
const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: PARTS.join(',') },
    calls: { type: 'string', default: '' },
    minutes: { type: 'string' },
    above: { type: 'boolean', default: false },
    busy: { type: 'boolean' },
  },
});
const parts = options.only.split(',');
const unknown = parts.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${PARTS.join(', ')}`);
  process.exit(1);
}

const FOLDER = '.cache/bench';
const isServer = options.url !== undefined;
const DATA_DIR = `${FOLDER}/server-data`;
const FILE = `${FOLDER}/server${isServer ? '-postgres' : ''}.json`;

/** Milliseconds; the embedded database may take three times as long. */
const slower = isServer ? 1 : 3;
const GOALS = { median: 10 * slower, p95: 50 * slower };
/** A search holds the one connection of the embedded database for no longer than this. */
const SEARCH_GOAL = isServer ? GOALS.median : 80;

/** The first screen counts all that waits and a month of everybody's days (docs/decisions/0023). */
const FIRST_SCREEN_GOAL = isServer ? 100 : 250;

/** The recap reads a month of hundreds of people, and may take longer than a list; so may printing. */
const LONGER_GOALS = [
  {
    what: /^\/(follow-ups|\w+\/dashboard\/\{id\})$/,
    median: FIRST_SCREEN_GOAL,
    p95: FIRST_SCREEN_GOAL,
  },
  { what: /80 certificates/, median: 10_000, p95: 15_000 },
  { what: /recap, 80/, median: 500, p95: 750 },
  { what: /recap, 500/, median: 1500, p95: 2000 },
  { what: /totals/, median: 1000, p95: 1500 },
];

const goalsOf = (what) =>
  LONGER_GOALS.find((longer) => longer.what.test(what)) ??
  (/search/.test(what) ? { ...GOALS, median: SEARCH_GOAL } : GOALS);

/** Measured for a second, but at least and at most this often. */
const TIMES = { atLeast: 7, atMost: 60, forMs: 1000 };

requireQuietMachine();
execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'inherit' });
mkdirSync(FOLDER, { recursive: true });
console.log('Filling the database, unless it is there …');
const filled = JSON.parse(
  execFileSync(
    process.execPath,
    ['-r', 'esbuild-register', 'src/server/testing/bench/fillLarge.ts', options.url ?? DATA_DIR],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 26 },
  ),
);
const product = await startProduct({
  dataDir: DATA_DIR,
  databaseUrl: options.url,
  probe: './scripts/bench/server/probe.cjs',
});
const campus = openCampus(product, filled);

const figures = {};
try {
  for (const part of parts) {
    console.log(`\n${part}, ${isServer ? 'PostgreSQL' : 'embedded database'}`);
    await product.ask('reset');
    figures[part] = part in LOADS ? await measureLoad(part) : await measureCalls(part);
    const { rss, heapUsed, delayP99, delayMax } = await product.ask('load');
    console.log(
      `server: ${mib(rss)} MiB resident, heap ${mib(heapUsed)} MiB, event loop late by ` +
        `${delayP99.toFixed(1)} ms (p99), at most ${delayMax.toFixed(0)} ms`,
    );
  }
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await product.stop();
}

async function measureCalls(part) {
  const rows = [];
  const all = await callsOf(part, campus);
  const calls = all.filter(({ what }) => what.includes(options.calls));
  console.log(
    `${'median'.padStart(8)}${'p95'.padStart(8)}${'p99'.padStart(8)}${'rows read'.padStart(11)}`,
  );
  for (const { what, run, isRead } of calls) {
    await run();
    const times = [];
    const until = performance.now() + TIMES.forMs;
    while (
      times.length < TIMES.atLeast ||
      (times.length < TIMES.atMost && performance.now() < until)
    ) {
      const startedAt = performance.now();
      await run();
      times.push(performance.now() - startedAt);
    }
    const read = isRead ? await explained(run) : undefined;
    const figure = {
      what,
      median: median(times),
      p95: percentile(times, 95),
      p99: percentile(times, 99),
      ...read,
    };
    const { median: middle, p95 } = goalsOf(what);
    figure.isAbove = figure.median > middle || figure.p95 > p95;
    rows.push(figure);
    if (figure.isAbove || !options.above) console.log(lineOf(figure));
  }
  const above = rows.filter(({ isAbove }) => isAbove).length;
  console.log(`${rows.length} calls, ${above} above their goals (marked with *)`);
  return rows;
}

async function explained(run) {
  await product.ask('explain');
  await run();
  const plans = await product.ask('plans');
  const sum = (figure) => plans.reduce((total, plan) => total + plan[figure], 0);
  return {
    rows: sum('rows'),
    blocks: sum('blocks'),
    databaseMs: sum('ms'),
    planningMs: sum('planningMs'),
  };
}

function lineOf({ what, median: middle, p95, p99, rows, isAbove }) {
  const columns = [middle, p95, p99].map((value) => value.toFixed(1).padStart(8)).join('');
  return `${columns}${(rows?.toLocaleString('en') ?? '').padStart(11)} ${isAbove ? '*' : ' '} ${what}`;
}

async function measureLoad(part) {
  const rows = await LOADS[part](campus, { minutes: Number(options.minutes ?? 0) });
  for (const figure of rows) console.log(textOf(figure));
  return rows;
}

function textOf({
  what,
  isAbove,
  requests,
  failed,
  median: middle,
  p95,
  p99,
  longest,
  goals,
  heap,
  resident,
}) {
  const name = `${isAbove ? '*' : ' '} ${what.padEnd(30)}`;
  if (heap !== undefined) {
    return `${name} heap ${heap.toFixed(1)} MiB${resident ? `, resident ${resident.toFixed(0)} MiB` : ''}`;
  }
  const goal = Object.entries(goals).map(([figure, ms]) => `, ${figure} at most ${ms} ms`);
  const times = [middle, p95, p99, longest].map((value) => value.toFixed(0).padStart(6)).join('');
  return `${name}${String(requests).padStart(6)} requests, ${failed} failed, median p95 p99 longest:${times} ms${goal.join('')}`;
}

function mib(bytes) {
  return Math.round(bytes / 1024 / 1024);
}
