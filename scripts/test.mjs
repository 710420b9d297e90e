/** `npm test`: runs every check and the short form of every test, and stops at the first failure. */
import { mkdirSync, rmSync } from 'node:fs';
import { RESULTS } from './results.mjs';
import { runSteps } from './runSteps.mjs';

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

await runSteps([
  [
    { title: 'build', command: ['node', 'scripts/build.mjs'] },
    { title: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
    {
      title: 'generated code, format, lint',
      command: ['npm', 'run', '--silent', 'check:texts'],
    },
  ],
  { title: 'sizes', command: ['npm', 'run', '--silent', 'bench:bundle', '--', '--check'] },
  {
    title: 'unit and component tests',
    command: [
      'npm',
      'run',
      'jest',
      '--',
      '--ci',
      '--json',
      `--outputFile=${RESULTS}/jest-short.json`,
    ],
    env: { TEST_GROUPED: 'true' },
  },
  { title: 'browser tests', command: ['npm', 'run', 'e2e'] },
]);
