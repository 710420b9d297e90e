import { unavailable } from '@/server/http/errors';
import { createFairQueue } from '@/server/queues/fairQueue';
import { currentRequester } from '@/server/queues/requester';
import { createWorkerPool, type PoolLog } from '@/server/workerPool';
import type { VerdictMoment } from './attendanceDays';
import type { AttendanceFacts } from './attendanceFacts';
import type { JudgedPlacement, VerdictTask } from './verdicts.worker';

/** Judges the days of many placements in a worker thread, so that no other request waits (docs/decisions/0066). */
export interface Verdicts {
  /** The verdict on each day of each placement, and their totals. */
  daysOf(facts: AttendanceFacts, moment: VerdictMoment): Promise<JudgedPlacement[]>;
  /** Only the totals. */
  totalsOf(facts: AttendanceFacts, moment: VerdictMoment): Promise<JudgedPlacement[]>;
  close(): Promise<void>;
}

/** A second one would take the last core of a small server. */
const THREADS = 1;
/** Further tasks of the same person get a 429. */
const WAITING_PER_PERSON = 20;
const WAIT_MS = 60_000;
/** The most days of a task take a fifth of a second. */
const LIMIT_MS = 30_000;
const MEMORY_MB = 256;
const RETRY_AFTER_S = 10;

export function createVerdicts({ log }: { log: PoolLog }): Verdicts {
  const pool = createWorkerPool<VerdictTask, JudgedPlacement[]>({
    source: 'verdicts/verdicts.worker.ts',
    threads: THREADS,
    memoryMb: MEMORY_MB,
    limitMs: LIMIT_MS,
    tooSlow: () => unavailable(RETRY_AFTER_S),
    outOfMemory: () => unavailable(RETRY_AFTER_S),
    log,
  });
  const queue = createFairQueue({
    atOnce: THREADS,
    waitingPerPerson: WAITING_PER_PERSON,
    waitMs: WAIT_MS,
  });

  // No task is aborted: it is short, and the thread would end with it.
  const judge = (task: VerdictTask) =>
    queue.run(currentRequester() ?? 'server', () => pool.run(task));

  return {
    daysOf: (facts, moment) => judge({ facts, moment, wantsDays: true }),
    totalsOf: (facts, moment) => judge({ facts, moment, wantsDays: false }),
    close: () => pool.close(),
  };
}
