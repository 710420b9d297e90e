/**
 * Opens each entry of the access table to all roles, then to the public, in a copy of the source, and expects red tests
 * of its operation: `npm run test:soak -- access-table`. A request uses its own entry only, so all are opened at once.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const TABLE = 'src/server/auth/access.gen.ts';
const TEST = 'src/server/auth/accessMatrix.test.ts';
const COPY = mkdtempSync(join(tmpdir(), 'simagang-access-'));
const RESULT = join(COPY, 'result.json');

process.on('exit', () => rmSync(COPY, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
for (const path of [
  ...['src', 'scripts', 'babel.config.js', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['jest.config.ts', 'jest.groups.ts', 'jest.sequencer.js', 'jest.transform.js'],
]) {
  cpSync(path, join(COPY, path), { recursive: true });
}
symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
process.chdir(COPY);

const table = readFileSync(TABLE, 'utf8');
const ENTRY = /^ {2}(\w+): (ROLES|PERMISSIONS\.\w+|\[.*\]),$/gm;
/** The areas that are open to every role anyway. */
const OPEN_AREAS = new Set(
  [...readFileSync('src/shared/permissions.ts', 'utf8').matchAll(/^ {2}(\w+): ROLES,$/gm)].map(
    ([, area]) => `PERMISSIONS.${area}`,
  ),
);
/** Areas whose handlers look at the roles of a kind of record as well, so that the table alone decides nothing. */
const RECHECKED = ['PERMISSIONS.recordHistory', 'PERMISSIONS.imports'];
const isOpenToAll = (roles) =>
  roles === 'ROLES' || OPEN_AREAS.has(roles) || RECHECKED.includes(roles);

/** The table with every entry opened, and the operations of these entries. */
function opened(to) {
  const operations = [];
  const source = table.replace(ENTRY, (line, operation, roles) => {
    if (to === 'ROLES' && isOpenToAll(roles)) return line;
    operations.push(operation);
    return `  ${operation}: ${to},`;
  });
  return { source, operations };
}

/** The full names of the tests that fail with this table. */
function redTests(source) {
  writeFileSync(TABLE, source);
  rmSync(RESULT, { force: true });
  const jest = 'node_modules/jest/bin/jest.js --ci --runInBand --selectProjects server --json';
  spawnSync(
    process.execPath,
    [...jest.split(' '), `--outputFile=${RESULT}`, '--runTestsByPath', TEST],
    { stdio: 'ignore', env: { ...process.env, TEST_LEVEL: 'all' } },
  );
  const { testResults } = JSON.parse(readFileSync(RESULT, 'utf8'));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (all.length === 0) throw new Error(`${TEST} does not run.`);
  return all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

if (redTests(table).length > 0) throw new Error(`${TEST} fails with the table as it is.`);

let tried = 0;
const unnoticed = [];
for (const to of ['ROLES', "'public'"]) {
  const { source, operations } = opened(to);
  const red = redTests(source);
  for (const operation of operations) {
    tried += 1;
    if (!red.some((name) => name.startsWith(`${operation} `))) unnoticed.push([operation, to]);
  }
}
console.log(
  `access table: ${tried} entries opened, ${tried - unnoticed.length} noticed by a red test`,
);
for (const [operation, to] of unnoticed) console.error(`not noticed: ${operation} opened to ${to}`);
process.exit(unnoticed.length === 0 ? 0 : 1);
