import { Piscina } from 'piscina';
import { unavailable } from '@/server/http/errors';
import { workerFile } from '@/server/workers';
import type { Report } from './reportData';

export interface Reports {
  /** The PDF of a report. An aborted one is dropped, also when it is half drawn. */
  print(report: Report, signal: AbortSignal): Promise<Buffer>;
  /** Ends the worker thread; reports that are being printed fail. */
  close(): Promise<void>;
}

/** A large report takes about a second, so nobody waits longer than some twenty. */
const LONGEST_QUEUE = 16;
const RETRY_AFTER_S = 10;
/** A thread with its fonts takes some 100 MB, which a server that prints rarely gets back. */
const IDLE_MS = 60_000;
/** A report that needs more fails alone, instead of taking the process with it. */
const MEMORY_MB = 512;

/** Prints in one worker thread, started with the first report, so that requests do not wait for it. */
export function createReports(): Reports {
  let pool: Piscina<Report, Uint8Array> | undefined;

  const start = () =>
    new Piscina<Report, Uint8Array>({
      ...workerFile('reports/pdf.worker.ts'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      maxQueue: LONGEST_QUEUE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });

  return {
    async print(report, signal) {
      pool ??= start();
      if (pool.queueSize >= LONGEST_QUEUE) throw unavailable(RETRY_AFTER_S);
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
