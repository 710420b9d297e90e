/** `npm test`: runs every check and stops at the first failure. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { RESULTS } from './results.mjs';

const STEPS = [
  ['build', 'node', 'scripts/build.mjs'],
  ['generated code, format, lint, types, sizes', 'npm', 'run', 'check'],
  [
    'unit and component tests',
    'npm',
    'run',
    'jest',
    '--',
    '--ci',
    '--json',
    `--outputFile=${RESULTS}/jest.json`,
  ],
  ['browser tests', 'npm', 'run', 'e2e'],
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

for (const [title, command, ...args] of STEPS) {
  console.log(`\n── ${title}`);
  const startedAt = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - startedAt) / 1000)} s)`,
  );
  if (status !== 0) process.exit(status ?? 1);
}
