import { Piscina } from 'piscina';
import { workerFile } from '@/server/workers';

export interface WorkerPool<Task, Answer> {
  /** Aborting also ends a task that is being worked on. */
  run(task: Task, signal: AbortSignal): Promise<Answer>;
  /** Ends the threads; pending tasks fail. */
  close(): Promise<void>;
}

interface PoolOptions {
  /** The worker, relative to `src/server`. */
  source: string;
  threads: number;
  /** A task that needs more fails without crashing the process. */
  memoryMb: number;
  /** A task that takes longer is ended, and fails with `tooSlow`. */
  limitMs: number;
  tooSlow: () => Error;
}

/** Ending an idle thread frees its memory. */
const IDLE_MS = 60_000;

/** Threads that the first task starts. */
export function createWorkerPool<Task, Answer>({
  source,
  threads,
  memoryMb,
  limitMs,
  tooSlow,
}: PoolOptions): WorkerPool<Task, Answer> {
  let pool: Piscina<Task, Answer> | undefined;

  const start = () =>
    new Piscina<Task, Answer>({
      ...workerFile(source),
      minThreads: 0,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });

  return {
    async run(task, signal) {
      pool ??= start();
      const limit = AbortSignal.timeout(limitMs);
      try {
        return await pool.run(task, { signal: AbortSignal.any([signal, limit]) });
      } catch (error) {
        throw limit.aborted && !signal.aborted ? tooSlow() : error;
      }
    },

    async close() {
      const ending = pool;
      pool = undefined;
      await ending?.destroy();
    },
  };
}
