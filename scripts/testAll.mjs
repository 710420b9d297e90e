/**
 * `npm run test:all`: all cases of the tests of which `npm test` runs a few. Tests without levels are left out,
 * except on a PostgreSQL server, where `npm test` runs none.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS } from './results.mjs';
import { runSteps } from './runSteps.mjs';

mkdirSync(RESULTS, { recursive: true });

const knowsLevels = (file) => readFileSync(file, 'utf8').includes("/testLevel'");
const browserTests = readdirSync('e2e', { recursive: true })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => join('e2e', name))
  .filter(knowsLevels);

const env = { TEST_LEVEL: 'all' };

await runSteps([
  {
    title: 'unit and component tests',
    command: [
      ...['npm', 'run', 'jest', '--', '--ci', '--json', `--outputFile=${RESULTS}/jest-all.json`],
      ...['--findRelatedTests', 'src/shared/testing/testLevel.ts'],
    ],
    env,
  },
  { title: 'browser tests', command: ['npm', 'run', 'e2e', '--', ...browserTests], env },
  { title: 'server tests on a PostgreSQL server', command: ['npm', 'run', 'test:postgres'] },
]);
