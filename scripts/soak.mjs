/**
 * `npm run test:soak`: the long runs, one after the other; `npm run test:soak -- guards` runs one.
 * Shorter forms of these tests are part of `npm test` and `npm run test:all`.
 */
import { spawnSync } from 'node:child_process';

/** Name, purpose, command. */
const PARTS = [
  [
    'access-table',
    'every entry of the access table that is opened turns a test of its operation red',
    ...['node', 'scripts/openAccess.mjs'],
  ],
  [
    'mutants',
    'every decision about access, ownership and records that is changed, and every lock that is removed, turns a test red',
    ...['node', 'scripts/mutants.mjs'],
  ],
  [
    'sessions',
    'one successor per refresh, exact limits, equal times of logins, on a PostgreSQL server',
    ...['node', 'scripts/withPostgres.mjs', 'npx', 'jest', '--ci', '--selectProjects', 'server'],
    '--runTestsByPath',
    ...['sessionRaces', 'guessing', 'loginTiming.soak'].map(
      (name) => `src/server/resources/session/${name}.test.ts`,
    ),
  ],
  [
    'races',
    '50 parallel requests, 20 rounds: one winner each, on a PostgreSQL server',
    ...['node', 'scripts/withPostgres.mjs', 'npx', 'jest', '--ci', 'src/server/races'],
  ],
  [
    'backups',
    '20 backups under 100 writes/s are each exactly what had been acknowledged, and every truncated ' +
      'or changed file is refused',
    ...['npx', 'jest', '--ci', 'src/server/db/backup', 'src/server/cli/backup'],
  ],
  [
    'backups-of-a-server',
    'the same on a PostgreSQL server, and from there to the embedded database and back',
    ...['node', 'scripts/withPostgres.mjs', 'npx', 'jest', '--ci', 'src/server/db/backup'],
  ],
  [
    'embedded',
    'every kind of damage to the embedded database is refused, and survived once repaired; upgrades that ' +
      'were interrupted',
    ...['npx', 'jest', '--ci', 'src/server/db/embedded', 'src/server/db/upgrade'],
  ],
  [
    'killed',
    'a server killed 200 times under 20 writers keeps what it has acknowledged, once; 20 stops with 50 ' +
      'requests in flight answer all of them',
    ...['npx', 'jest', '--ci', 'src/server/killed', 'src/server/stopped'],
  ],
  [
    'power-cuts',
    '100 power cuts of the embedded database lose nothing acknowledged, and indexes stay consistent',
    ...['npx', 'jest', '--ci', 'src/server/db/embedded/powerCut'],
  ],
  [
    'server-lost',
    'a PostgreSQL server whose connections are terminated, that stops or is replaced by its standby, and ' +
      'one of two processes that is killed',
    ...['node', 'scripts/withPostgres.mjs', 'npx', 'jest', '--ci', '--selectProjects', 'server'],
    ...['--runTestsByPath', 'src/server/serverLost.test.ts'],
  ],
  [
    'rolling-restarts',
    'two processes behind nginx that are restarted 20 times under 20 clients lose no answer',
    ...['node', 'scripts/withPostgres.mjs', 'npx', 'jest', '--ci', '--selectProjects', 'server'],
    ...['--runTestsByPath', 'src/server/rollingRestart.test.ts'],
  ],
  [
    'nasty-input',
    'every nasty value in every field, 500 random requests to every operation, broken uploads: ' +
      'no 5xx, no row changed on a 4xx',
    ...['npx', 'jest', '--ci', 'src/server/contract/nasty'],
  ],
  [
    'guessed-codes',
    '100,000 guesses at the code of an account from many networks: none opens it, and neither code nor account is locked',
    ...['npx', 'jest', '--ci', '--selectProjects', 'server'],
    ...['--runTestsByPath', 'src/server/resources/password-codes/guessedCodes.test.ts'],
  ],
  [
    'imports',
    '10,000 students from a file, checked and stored in seconds, on a PostgreSQL server',
    ...['node', 'scripts/withPostgres.mjs', 'npx', 'jest', '--ci', '--selectProjects', 'server'],
    ...['--runTestsByPath', 'src/server/resources/imports/importPeople.test.ts'],
  ],
  [
    'semester',
    '10,000 people who get mails for four weeks, from two processes that are killed: none lost, none doubled, on ' +
      'a PostgreSQL server',
    ...['node', 'scripts/withPostgres.mjs', 'npx', 'jest', '--ci', '--selectProjects', 'server'],
    ...['--runTestsByPath', 'src/server/resources/mails/semester.all.test.ts'],
  ],
  [
    'queue',
    '1,000 presses, logs, photos and requests from four phones under cuts of the network, kills of browser and server, ' +
      'wrong clocks, full storage and ended sessions: none lost, none doubled',
    ...['node', 'scripts/playwright.mjs', 'e2e', 'e2e/longRun'],
  ],
  [
    'tabs',
    'three tabs whose token expires, 30 rounds without a logout',
    ...['node', 'scripts/playwright.mjs', 'e2e', 'e2e/tabs'],
  ],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.some(([part]) => part === name));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. There are: ${PARTS.map(([name]) => name).join(', ')}`,
  );
  process.exit(1);
}

const outcomes = [];
for (const [name, shows, command, ...args] of PARTS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}: ${shows}`);
  const startedAt = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Tests that also run in `npm test` do more rounds.
    env: { ...process.env, TEST_LEVEL: 'soak' },
    shell: process.platform === 'win32',
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  outcomes.push({ name, ok: status === 0, seconds });
}

console.log('');
for (const { name, ok, seconds } of outcomes) {
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
}
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
