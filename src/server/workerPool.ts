import { Piscina } from 'piscina';
import { workerFile } from '@/server/workers';

export interface WorkerPool<Task, Answer> {
  /** Aborting also ends a running task. */
  run(task: Task, signal?: AbortSignal): Promise<Answer>;
  /** Ends the threads; pending tasks fail. */
  close(): Promise<void>;
}

export interface PoolLog {
  warn(details: object, message: string): void;
}

interface PoolOptions {
  /** The worker, relative to `src/server`. */
  source: string;
  threads: number;
  /** A task that needs more fails with `outOfMemory`, without crashing the process. */
  memoryMb: number;
  outOfMemory: () => Error;
  /** A task that takes longer is ended, and fails with `tooSlow`. */
  limitMs: number;
  tooSlow: () => Error;
  log: PoolLog;
}

/** Ending an idle thread frees its memory. */
const IDLE_MS = 60_000;

/** Threads that the first task starts. */
export function createWorkerPool<Task, Answer>({
  source,
  threads,
  memoryMb,
  outOfMemory,
  limitMs,
  tooSlow,
  log,
}: PoolOptions): WorkerPool<Task, Answer> {
  let pool: Piscina<Task, Answer> | undefined;

  function start() {
    const started = new Piscina<Task, Answer>({
      ...workerFile(source),
      minThreads: 0,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // A thread may run out of memory just when its task is aborted. No task can fail then, so the pool emits
    // the error, and without a listener that would end the process.
    started.on('error', (error) => log.warn({ err: error, source }, 'a worker thread was lost'));
    return started;
  }

  return {
    async run(task, signal) {
      pool ??= start();
      const limit = AbortSignal.timeout(limitMs);
      try {
        const ends = signal ? AbortSignal.any([signal, limit]) : limit;
        return await pool.run(task, { signal: ends });
      } catch (error) {
        if (signal?.aborted) throw error;
        if (limit.aborted) {
          log.warn({ source, limitMs }, 'a worker thread took too long');
          throw tooSlow();
        }
        if (!isOutOfMemory(error)) throw error;
        log.warn({ source, memoryMb }, 'a worker thread needed too much memory');
        throw outOfMemory();
      }
    },

    async close() {
      const ending = pool;
      pool = undefined;
      await ending?.destroy();
    },
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY';
