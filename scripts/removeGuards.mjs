/**
 * Removes each guard of the server in turn, in a copy of the source, and expects a red test for it:
 * `npm run test:soak -- guards`. The guards are in guards.mjs. `npm run lint:guards` only looks whether they are still in the
 * source, and `node scripts/removeGuards.mjs TEXT` removes those in files with this text in their path.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ACCESS_TABLE, ACCESS_TESTS, guards, ON_A_SERVER, openedAccessTable } from './guards.mjs';

const [wanted = ''] = process.argv.slice(2);
const found = guards();
if (wanted === '--check') process.exit(0);

const COPY = mkdtempSync(join(tmpdir(), 'simagang-guards-'));
process.on('exit', () => rmSync(COPY, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const RESULT = join(COPY, 'result.json');
const WITH_POSTGRES = resolve('scripts/withPostgres.mjs');
const COPIED = [
  'src',
  'babel.config.js',
  'jest.config.ts',
  'jest.groups.ts',
  'jest.transform.js',
  'package.json',
  'package-lock.json',
  'scripts',
  'tsconfig.json',
];

/** Works in a copy, so that edits of the source do not disturb the run. */
function moveToCopy() {
  for (const path of COPIED) cpSync(path, join(COPY, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
  process.chdir(COPY);
}

/** The full names of the tests that fail with this source, or null when the tests did not run. */
function redTests(file, source, tests, only = '') {
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, source);
  rmSync(RESULT, { force: true });
  const onServer = tests.some((test) => ON_A_SERVER.includes(test));
  const takesMatrix = tests.some((test) => ACCESS_TESTS.includes(test));
  spawnSync(
    process.execPath,
    [
      ...(onServer ? [WITH_POSTGRES, process.execPath] : []),
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--runInBand',
      '--selectProjects',
      'server',
      '--json',
      `--outputFile=${RESULT}`,
      `--testNamePattern=${only}`,
      // Without its guard, a test may wait for something that never happens, and go on after its timeout.
      '--testTimeout=120000',
      '--forceExit',
      '--runTestsByPath',
      ...tests,
    ],
    // The short form must notice, except where it takes a part of the access matrix or a single race.
    {
      stdio: 'ignore',
      env: { ...process.env, TEST_LEVEL: onServer || takesMatrix ? 'all' : 'short' },
    },
  );
  writeFileSync(file, original);
  const { testResults } = JSON.parse(readFileSync(RESULT, 'utf8'));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  // A file that does not load proves nothing.
  if (testResults.some(({ assertionResults }) => assertionResults.length === 0)) return null;
  return all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

const unnoticed = [];
let removed = 0;

function report(guard, red) {
  removed += 1;
  const isNoticed = red !== null && red.length > 0;
  if (!isNoticed) unnoticed.push(guard);
  const verdict = isNoticed ? `${red.length} red, first “${red[0]}”` : 'NOT NOTICED';
  console.log(`${guard}: ${verdict}`);
}

const green = new Set();

/** A test that is red anyway notices nothing. */
function requireGreen(tests) {
  const key = tests.join(' ');
  if (green.has(key)) return;
  const red = redTests(ACCESS_TABLE, readFileSync(ACCESS_TABLE, 'utf8'), tests);
  if (red === null || red.length > 0) {
    console.error(`These tests fail with all guards in place; repair them first: ${key}`);
    process.exit(1);
  }
  green.add(key);
}

moveToCopy();
requireGreen(ACCESS_TESTS);

for (const to of wanted === '' ? ['ROLES', "'public'"] : []) {
  const { source, operations } = openedAccessTable(to);
  const red = redTests(ACCESS_TABLE, source, ACCESS_TESTS) ?? [];
  for (const operation of operations) {
    const own = red.filter((name) => name.startsWith(`${operation} `));
    report(`access table, ${operation} opened to ${to}`, own);
  }
}
for (const { file, line, guard, source, tests, only } of found) {
  if (!file.includes(wanted)) continue;
  requireGreen(tests);
  report(`${file}:${line} ${guard}`, redTests(file, source, tests, only));
}

console.log(`guards: ${removed} removed, ${removed - unnoticed.length} noticed by a red test`);
for (const guard of unnoticed) console.error(`not noticed: ${guard}`);
process.exit(unnoticed.length === 0 ? 0 : 1);
