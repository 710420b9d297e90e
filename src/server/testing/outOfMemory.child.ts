/**
 * Prints the outcomes of tasks whose thread runs out of memory, and of the next ones; see workerPool.all.test.ts.
 * It runs in a separate process, which an unhandled error of the pool would end.
 */
import { readdirSync } from 'node:fs';
import { createWorkerPool } from '@/server/workerPool';

const threads = () => readdirSync('/proc/self/task').length;

/** The time limit of the last task. */
let limit = new AbortController();
AbortSignal.timeout = () => {
  limit = new AbortController();
  return limit.signal;
};

async function endingWith(end: (user: AbortController) => void): Promise<string> {
  let report: (message: string) => void = () => {};
  const reported = new Promise<string>((resolve) => {
    report = resolve;
  });
  const pool = createWorkerPool<boolean, string>({
    source: 'testing/hungry.child.ts',
    threads: 1,
    memoryMb: 32,
    limitMs: 1,
    tooSlow: () => new Error('too slow'),
    outOfMemory: () => new Error('out of memory'),
    log: {
      warn(_details, message) {
        // The other lines say how its task ended.
        if (message === 'a worker thread was lost') report(message);
      },
    },
  });
  const never = new AbortController().signal;
  // A running thread takes the next task at once.
  await pool.run(false, never);
  const before = threads();
  const user = new AbortController();
  const ended = pool.run(true, user.signal).catch((error: Error) => error.message);
  // Blocks this thread, so that it learns of the end of the other one only after the task has ended.
  while (threads() >= before);
  end(user);
  const outcome = await ended;
  const log = outcome === 'out of memory' ? 'nothing to log' : await reported;
  const next = await pool.run(false, never);
  await pool.close();
  return `${outcome}; ${log}; the next one is ${next}`;
}

async function main() {
  process.stdout.write(`cancelled: ${await endingWith((user) => user.abort())}\n`);
  process.stdout.write(`at its limit: ${await endingWith(() => limit.abort())}\n`);
  process.stdout.write(`otherwise: ${await endingWith(() => {})}\n`);
}

void main();
