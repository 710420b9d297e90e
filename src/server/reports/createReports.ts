import { Piscina } from 'piscina';
import { unavailable } from '@/server/http/errors';
import { workerFile } from '@/server/workers';
import type { Report } from './reportData';

export interface Reports {
  /** Returns the PDF of a report. Aborting also stops a report that is being drawn. */
  print(report: Report, signal: AbortSignal): Promise<Buffer>;
  /** Ends the worker thread; pending reports fail. */
  close(): Promise<void>;
}

/** A large report takes about a second, so a request waits some 20 s at most. */
const MAX_QUEUE = 16;
const RETRY_AFTER_S = 10;
/** A thread with its fonts takes some 100 MB; ending an idle thread frees it. */
const IDLE_MS = 60_000;
/** A report that needs more fails without crashing the process. */
const MEMORY_MB = 512;

/** Prints in one worker thread, started by the first report, so that other requests do not wait. */
export function createReports(): Reports {
  let pool: Piscina<Report, Uint8Array> | undefined;

  const start = () =>
    new Piscina<Report, Uint8Array>({
      ...workerFile('reports/pdf.worker.ts'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      maxQueue: MAX_QUEUE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });

  return {
    async print(report, signal) {
      pool ??= start();
      if (pool.queueSize >= MAX_QUEUE) throw unavailable(RETRY_AFTER_S);
      const pdf = await pool.run(report, { signal });
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    },

    async close() {
      const ending = pool;
      pool = undefined;
      await ending?.destroy();
    },
  };
}
