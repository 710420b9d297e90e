/**
 * `npm run test:all`: all of what `npm test` takes a few of. Jest leaves out the files that do the same at every level,
 * except on a PostgreSQL server, where `npm test` runs none.
 */
import { mkdirSync } from 'node:fs';
import { RESULTS } from './results.mjs';
import { runSteps } from './runSteps.mjs';

mkdirSync(RESULTS, { recursive: true });

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
  { title: 'browser tests', command: ['npm', 'run', 'e2e'], env },
  { title: 'server tests on a PostgreSQL server', command: ['npm', 'run', 'test:postgres'] },
]);
