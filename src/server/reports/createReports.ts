import { HttpError, unavailable } from '@/server/http/errors';
import { createFairQueue } from '@/server/queues/fairQueue';
import { currentRequester } from '@/server/queues/requester';
import { createWorkerPool, type PoolLog } from '@/server/workerPool';
import type { Report } from './printers';

export interface Reports {
  /** Returns the file of a report, a PDF or a workbook. Aborting also stops a report that is being drawn. */
  print(report: Report, signal: AbortSignal): Promise<Buffer>;
  /** The number of reports that wait for a thread. */
  waiting(): number;
  /** Ends the worker threads; pending reports fail. */
  close(): Promise<void>;
}

/** With one report per person at a time, one thread stays free for other people. */
const THREADS = 2;
/** Further reports of the same person get a 429. */
const WAITING_PER_PERSON = 10;
/** Long reports of this many people take half a minute; further ones get a 503. */
const WAITING_IN_ALL = 40;
const WAIT_MS = 60_000;
/** The largest report takes some seconds. */
const DRAWING_LIMIT_MS = 30_000;
const RETRY_AFTER_S = 10;
/** A thread with its fonts takes some 100 MB. */
const MEMORY_MB = 512;

const busy = () =>
  new HttpError(503, 'Banyak laporan sedang dicetak. Silakan coba lagi sebentar.', {
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  });

interface ReportOptions {
  log: PoolLog;
  drawingLimitMs?: number;
}

/**
 * Prints in worker threads, started by the first report, so that other requests do not wait
 * (docs/decisions/0006).
 */
export function createReports({ log, drawingLimitMs = DRAWING_LIMIT_MS }: ReportOptions): Reports {
  const pool = createWorkerPool<Report, Uint8Array>({
    source: 'reports/pdf.worker.ts',
    threads: THREADS,
    memoryMb: MEMORY_MB,
    limitMs: drawingLimitMs,
    tooSlow: () => unavailable(RETRY_AFTER_S),
    outOfMemory: () => unavailable(RETRY_AFTER_S),
    log,
  });
  const turns = createFairQueue({
    atOnce: THREADS,
    perPerson: 1,
    waitingPerPerson: WAITING_PER_PERSON,
    waitMs: WAIT_MS,
  });

  async function draw(report: Report, signal: AbortSignal): Promise<Buffer> {
    const pdf = await pool.run(report, signal);
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  }

  return {
    async print(report, signal) {
      if (turns.waiting() >= WAITING_IN_ALL) throw busy();
      return turns.run(currentRequester() ?? 'server', () => draw(report, signal), signal);
    },

    waiting: () => turns.waiting(),

    close: () => pool.close(),
  };
}
