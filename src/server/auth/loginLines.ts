import {
  createFairQueue,
  type FairQueue,
  type Release,
  WaitedTooLong,
} from '@/server/queues/fairQueue';
import type { Admission, Slowed } from './loginLimits';

/** Proxies usually cut a connection after 60 s. */
export const MAX_WAIT_MS = 50_000;
/** Bounds the memory of a line. Clients that hang up leave it, so only patient ones fill it. */
export const LONGEST_LINE = 500;

/**
 * Processes that share a database have a line each. The shorter a login has waited, the later it asks
 * for an open turn, so that the turn goes to the one that has waited longest in all lines.
 */
const YIELD_MS = 500;

/** The line is full, or the turn did not come in time. */
export class NotAdmitted extends Error {
  override name = 'NotAdmitted';
}

interface Line {
  queue: FairQueue;
  members: number;
  /** The time of the next turn in milliseconds, as far as this process knows. */
  opensAt: number;
}

type Outcome = boolean | Admission;

export interface LoginLines {
  isEmpty(network: string): boolean;
  /**
   * Waits in the line of a slowed network, in the lane of `key`, then calls `look`; repeats this if the turn
   * has gone to another process. Rejects with NotAdmitted, or with the signal's reason.
   */
  enqueue(
    key: string,
    slowed: Slowed,
    look: () => Promise<Outcome>,
    signal: AbortSignal,
  ): Promise<Exclude<Outcome, Slowed>>;
}

/**
 * The waiting logins of slowed networks in this process. They reserve nothing: the first in line spends a
 * turn when its password is verified, and a client that hangs up earlier spends none. Identifiers take turns,
 * so the one that has waited longest comes first; an attacker who delays others waits as long as they do.
 */
export function createLoginLines({
  clock,
  wait,
}: {
  clock: () => Date;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}): LoginLines {
  const lines = new Map<string, Line>();
  const now = () => clock().getTime();

  function join({ network }: Slowed): Line {
    const line = lines.get(network) ?? {
      queue: createFairQueue({ atOnce: 1, waitMs: MAX_WAIT_MS }),
      members: 0,
      opensAt: 0,
    };
    if (line.members >= LONGEST_LINE) throw new NotAdmitted();
    line.members += 1;
    lines.set(network, line);
    return line;
  }

  function leave({ network }: Slowed, line: Line): void {
    line.members -= 1;
    if (line.members === 0) lines.delete(network);
  }

  /** Resolves when the first in line, who has waited since then, may ask for the turn. */
  async function untilOpen(line: Line, since: number, signal: AbortSignal): Promise<void> {
    const waited = Math.max(line.opensAt, now()) - since;
    if (waited > MAX_WAIT_MS) throw new NotAdmitted();
    const asksAt = line.opensAt + YIELD_MS * (1 - Math.sqrt(waited / MAX_WAIT_MS));
    if (asksAt > now()) await wait(Math.ceil(asksAt - now()), signal);
  }

  return {
    isEmpty: (network) => !lines.has(network),

    async enqueue(key, slowed, look, signal) {
      const line = join(slowed);
      const since = now();
      const learn = ({ opensAt }: Slowed) => {
        line.opensAt = Math.max(line.opensAt, opensAt.getTime());
      };
      learn(slowed);
      let release: Release | undefined;
      try {
        release = await line.queue.take(key, signal);
        for (;;) {
          await untilOpen(line, since, signal);
          const outcome = await look();
          if (typeof outcome === 'boolean' || outcome.is !== 'slowed') return outcome;
          learn(outcome);
        }
      } catch (error) {
        if (release === undefined && error instanceof WaitedTooLong) throw new NotAdmitted();
        throw error;
      } finally {
        release?.();
        leave(slowed, line);
      }
    },
  };
}
