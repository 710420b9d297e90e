import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from './db/log';
import type { Outages } from './db/outages';

type Work = (stopping: AbortSignal) => Promise<unknown>;

export interface Rounds {
  /** Does this work now. `failed` is what the log says when it fails. */
  run(failed: string, work: Work): void;
  /** Does it again and again, one round at a time. */
  repeat(everyMs: number, failed: string, work: Work): void;
  /** Begins nothing more, and resolves when all that has begun has ended. */
  stop(): Promise<void>;
}

/** Process managers usually send SIGKILL after 10 s. */
const CUT_OFF_MS = 7_500;

/** The work that the server does on its own. The database must stay open until it has ended. */
export function createRounds(
  { log, outages }: { log: DatabaseLog; outages: Outages },
  cutOffMs = CUT_OFF_MS,
): Rounds {
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  const run: Rounds['run'] = (failed, work) => {
    if (stopping.signal.aborted) return;
    const done = attempt(failed, work).finally(() => underWay.delete(done));
    underWay.add(done);
  };

  const attempt = async (failed: string, work: Work) => {
    try {
      await work(stopping.signal);
    } catch (error) {
      if (!outages.meet(error)) log.warn({ err: error }, failed);
    }
  };

  return {
    run,
    repeat(everyMs, failed, work) {
      if (stopping.signal.aborted) return;
      let isUnderWay = false;
      const round: Work = async (signal) => {
        isUnderWay = true;
        await work(signal).finally(() => {
          isUnderWay = false;
        });
      };
      timers.push(setInterval(() => isUnderWay || run(failed, round), everyMs));
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      const ended = Promise.all(underWay);
      await Promise.race([ended, pause(cutOffMs, undefined, { ref: false })]);
      if (underWay.size > 0) log.warn({ works: underWay.size }, 'stopping: work was cut off');
    },
  };
}
