import { spawn } from 'node:child_process';

/** Runs one step and prints its title and duration; resolves to its exit code. */
const run = async ({ title, command: [program, ...args], env = {} }, output = 'inherit') => {
  const startedAt = Date.now();
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  process.stdout.write(text);
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return status;
};

/** Runs steps one after the other and stops at the first failure; the steps of a list run at the same time. */
export const runSteps = async (steps) => {
  for (const step of steps) {
    const together = [step].flat();
    console.log(`\n── ${together.map(({ title }) => title).join(' · ')}`);
    const output = together.length > 1 ? 'pipe' : 'inherit';
    const statuses = await Promise.all(together.map((each) => run(each, output)));
    const failed = statuses.find((status) => status !== 0);
    if (failed !== undefined) process.exit(failed);
  }
};
