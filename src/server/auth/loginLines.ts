import { createTurns, type EndTurn, type Turns, WaitedTooLong } from '@/server/turns/turns';
import type { Slowed, Standing } from './loginLimits';

/** Proxies usually cut a connection after 60 s. */
export const MAX_WAIT_MS = 50_000;
/** Bounds the memory that waiting takes. Clients that hang up leave, so only patient ones fill a line. */
export const LONGEST_LINE = 500;

/**
 * Processes that share a database have a line each. The shorter somebody has waited, the later they ask
 * for an open turn, so that the one who has waited longest in all lines gets it.
 */
const YIELD_MS = 500;

/** The line is full, or the turn did not come in time. */
export class NoTurn extends Error {
  override name = 'NoTurn';
}

interface Line {
  turns: Turns;
  members: number;
  /** When the next turn opens, in milliseconds, so far as this process knows. */
  opensAt: number;
}

type Outcome = boolean | Standing;

export interface LoginLines {
  isEmpty(network: string): boolean;
  /**
   * Waits in the line of a slowed network, in the lane of `key`, then calls `look`: again if the turn has gone
   * to another process. Rejects with NoTurn, or with the signal's reason.
   */
  inTurn(
    key: string,
    slowed: Slowed,
    look: () => Promise<Outcome>,
    signal: AbortSignal,
  ): Promise<Exclude<Outcome, Slowed>>;
}

/**
 * The log-ins of slowed networks that wait in this process. Nothing is reserved for them: the first in line
 * spends a turn when its password is verified, and a client that hangs up before has spent none. Each identifier
 * goes once round, so the one that has waited longest is first; to hold others up, one has to wait as long.
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
      turns: createTurns({ atOnce: 1, waitMs: MAX_WAIT_MS }),
      members: 0,
      opensAt: 0,
    };
    if (line.members >= LONGEST_LINE) throw new NoTurn();
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
    if (waited > MAX_WAIT_MS) throw new NoTurn();
    const asksAt = line.opensAt + YIELD_MS * (1 - Math.sqrt(waited / MAX_WAIT_MS));
    if (asksAt > now()) await wait(Math.ceil(asksAt - now()), signal);
  }

  return {
    isEmpty: (network) => !lines.has(network),

    async inTurn(key, slowed, look, signal) {
      const line = join(slowed);
      const since = now();
      const learn = ({ opensAt }: Slowed) => {
        line.opensAt = Math.max(line.opensAt, opensAt.getTime());
      };
      learn(slowed);
      let endTurn: EndTurn | undefined;
      try {
        endTurn = await line.turns.take(key, signal);
        for (;;) {
          await untilOpen(line, since, signal);
          const outcome = await look();
          if (typeof outcome === 'boolean' || outcome.is !== 'slowed') return outcome;
          learn(outcome);
        }
      } catch (error) {
        if (endTurn === undefined && error instanceof WaitedTooLong) throw new NoTurn();
        throw error;
      } finally {
        endTurn?.();
        leave(slowed, line);
      }
    },
  };
}
