import { HttpError, MESSAGES, unavailable } from '@/server/http/errors';
import { createFairQueue } from '@/server/queues/fairQueue';
import { currentRequester } from '@/server/queues/requester';
import { createWorkerPool, type PoolLog } from '@/server/workerPool';
import type { ReadingOf, ReadSheet } from './readSheet';
import { REFUSALS, RefusedFile } from './refusals';
import type { SheetAnswer, SheetTask } from './sheets.worker';
import type { OfferedColumn, RefusedRow } from './writeSheets';

/** Reads and writes spreadsheets in a worker thread, so that no file can hold up or crash the process. */
export interface Sheets {
  /** @throws RefusedFile with a message for the user */
  read(bytes: Buffer, of: ReadingOf, signal: AbortSignal): Promise<ReadSheet>;
  template(title: string, columns: readonly OfferedColumn[], signal: AbortSignal): Promise<Buffer>;
  refusedRows(
    title: string,
    columns: readonly OfferedColumn[],
    rows: readonly RefusedRow[],
    signal: AbortSignal,
  ): Promise<Buffer>;
  close(): Promise<void>;
}

/** Imports are rare; one at a time keeps the memory of the process bounded. */
const THREADS = 1;
const WAITING_PER_PERSON = 10;
const WAIT_MS = 60_000;
/** 10,000 rows take two seconds. */
const LIMIT_MS = 30_000;
/** 10,000 rows of 20 columns take some 150 MB. A file that needs more is refused. */
const MEMORY_MB = 384;

/** The reason of a refusal, for the log. */
export const OUT_OF_MEMORY = 'its thread ran out of memory';

interface SheetOptions {
  log: PoolLog;
  limitMs?: number;
  memoryMb?: number;
}

export function createSheets({
  log,
  limitMs = LIMIT_MS,
  memoryMb = MEMORY_MB,
}: SheetOptions): Sheets {
  const pool = createWorkerPool<SheetTask, SheetAnswer>({
    source: 'sheets/sheets.worker.ts',
    threads: THREADS,
    memoryMb,
    limitMs,
    tooSlow: () => new RefusedFile(REFUSALS.tooSlow),
    outOfMemory: () => new RefusedFile(REFUSALS.expands, OUT_OF_MEMORY),
    log,
  });
  const turns = createFairQueue({
    atOnce: THREADS,
    waitingPerPerson: WAITING_PER_PERSON,
    waitMs: WAIT_MS,
  });

  const work = (task: SheetTask, signal: AbortSignal): Promise<SheetAnswer> =>
    turns.run(currentRequester() ?? 'server', () => pool.run(task, signal), signal);

  async function write(task: SheetTask, signal: AbortSignal): Promise<Buffer> {
    const answer = await work(task, signal).catch((error) => {
      throw error instanceof RefusedFile ? new HttpError(413, MESSAGES.tooLarge) : error;
    });
    if (!('file' in answer)) throw unavailable();
    const { buffer, byteOffset, byteLength } = answer.file;
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  return {
    async read(bytes, of, signal) {
      const answer = await work({ task: 'read', bytes, of }, signal);
      if ('refused' in answer) throw new RefusedFile(answer.refused, answer.reason);
      if (!('sheet' in answer)) throw unavailable();
      return answer.sheet;
    },

    template: (title, columns, signal) => write({ task: 'template', title, columns }, signal),

    refusedRows: (title, columns, rows, signal) =>
      write({ task: 'refused', title, columns, rows }, signal),

    close: () => pool.close(),
  };
}
