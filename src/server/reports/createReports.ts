import { Piscina } from 'piscina';
import { HttpError, unavailable } from '@/server/http/errors';
import { currentPerson } from '@/server/turns/person';
import { createTurns } from '@/server/turns/turns';
import { workerFile } from '@/server/workers';
import type { Report } from './reportData';

export interface Reports {
  /** Returns the PDF of a report. Aborting also stops a report that is being drawn. */
  print(report: Report, signal: AbortSignal): Promise<Buffer>;
  /** How many reports wait for a thread. */
  waiting(): number;
  /** Ends the worker threads; pending reports fail. */
  close(): Promise<void>;
}

/** Together with one report per person: while somebody prints, one thread is free for the others. */
const THREADS = 2;
/** More of one person get a 429. */
const WAITING_PER_PERSON = 10;
/** Long reports of this many people take half a minute; others had better come back. */
const WAITING_IN_ALL = 40;
const WAIT_MS = 60_000;
/** The largest report takes some seconds. */
const DRAWING_LIMIT_MS = 30_000;
const RETRY_AFTER_S = 10;
/** A thread with its fonts takes some 100 MB; ending an idle thread frees it. */
const IDLE_MS = 60_000;
/** A report that needs more fails without crashing the process. */
const MEMORY_MB = 512;

const busy = () =>
  new HttpError(503, 'Banyak laporan sedang dicetak. Silakan coba lagi sebentar.', {
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  });

/** Prints in worker threads, started by the first report, so that other requests do not wait. */
export function createReports({ drawingLimitMs = DRAWING_LIMIT_MS } = {}): Reports {
  let pool: Piscina<Report, Uint8Array> | undefined;
  const turns = createTurns({
    atOnce: THREADS,
    perPerson: 1,
    waitingPerPerson: WAITING_PER_PERSON,
    waitMs: WAIT_MS,
  });

  const start = () =>
    new Piscina<Report, Uint8Array>({
      ...workerFile('reports/pdf.worker.ts'),
      minThreads: 0,
      maxThreads: THREADS,
      concurrentTasksPerWorker: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });

  async function draw(report: Report, signal: AbortSignal): Promise<Buffer> {
    pool ??= start();
    const limit = AbortSignal.timeout(drawingLimitMs);
    try {
      const pdf = await pool.run(report, { signal: AbortSignal.any([signal, limit]) });
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    } catch (error) {
      throw limit.aborted && !signal.aborted ? unavailable(RETRY_AFTER_S) : error;
    }
  }

  return {
    async print(report, signal) {
      if (turns.waiting() >= WAITING_IN_ALL) throw busy();
      return turns.run(currentPerson() ?? 'server', () => draw(report, signal), signal);
    },

    waiting: () => turns.waiting(),

    async close() {
      const ending = pool;
      pool = undefined;
      await ending?.destroy();
    },
  };
}
