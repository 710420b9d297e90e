/**
 * `npm run test:all`: all of what `npm test` takes a few of. The first step leaves out the files that do the same at
 * every level; on a PostgreSQL server, where `npm test` runs none, all of them run.
 */
import { mkdirSync } from 'node:fs';
import { RESULTS } from './results.mjs';
import { runSteps } from './runSteps.mjs';

mkdirSync(RESULTS, { recursive: true });

const env = { TEST_LEVEL: 'all' };

/** Runs Jest and writes its results to a file of this name. */
const jest = (name, ...args) => [
  ...['npm', 'run', 'jest', '--', '--ci', '--json', `--outputFile=${RESULTS}/${name}.json`],
  ...args,
];

await runSteps([
  {
    title: 'unit and component tests with more cases',
    command: jest('jest-all', '--findRelatedTests', 'src/shared/testing/testLevel.ts'),
    env,
  },
  {
    title: 'tests that only the long runs need',
    command: jest('jest-long', '--testPathPatterns', '\\.all\\.test\\.'),
    env,
  },
  {
    title: 'server tests on a PostgreSQL server',
    command: [
      'node',
      'scripts/withPostgres.mjs',
      ...jest('postgres', '--selectProjects', 'server'),
    ],
    env: { ...env, TEST_GROUPED: 'true' },
  },
  { title: 'browser tests', command: ['npm', 'run', 'e2e'], env },
  { title: 'journeys in Firefox and WebKit', command: ['npm', 'run', 'e2e:browsers'] },
  {
    title: 'syntax for the oldest supported browsers',
    command: ['npm', 'run', '--silent', 'check:browsers'],
  },
]);
