import { existsSync } from 'node:fs';
import { killPrograms, runProgram } from './testing/programs';

afterEach(killPrograms);

const hasProc = existsSync('/proc/self/task');

(hasProc ? test : test.skip)(
  'survives a thread that runs out of memory while its task is aborted, and serves the next one',
  async () => {
    const { code, output } = await runProgram('outOfMemory.child', [], { env: {} });
    expect(output.trim().split('\n')).toEqual([
      'cancelled: The task has been aborted; a worker thread was lost; the next one is served',
      'at its limit: too slow; a worker thread was lost; the next one is served',
      'otherwise: out of memory; nothing to log; the next one is served',
    ]);
    expect(code).toBe(0);
  },
);
