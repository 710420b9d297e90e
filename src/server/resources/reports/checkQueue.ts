import { createFairQueue } from '@/server/queues/fairQueue';

/** A class behind one address checks its papers one after the other; further checks get a 429. */
const WAITING_PER_ADDRESS = 20;
const WAIT_MS = 30_000;

/** The turns of the public checks, each of which may compute the days of 500 students anew (docs/decisions/0071). */
export const createCheckQueue = () =>
  createFairQueue({ atOnce: 1, waitingPerPerson: WAITING_PER_ADDRESS, waitMs: WAIT_MS });
