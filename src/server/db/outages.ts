import type { DatabaseLog } from './log';
import { codeOf, reasonOf } from './startError';
import { type Trouble, troubleOf } from './unavailable';

export interface Outages {
  /** Whether a request failed because of an outage, whose two lines in the log are then all that is said. */
  refuse(error: unknown): boolean;
  /** The same for work that no request waits for. */
  meet(error: unknown): boolean;
  /** The database has answered. */
  answered(): void;
}

interface Outage {
  began: number;
  lastMet: number;
  refused: number;
}

type Lasting = Exclude<Trouble, 'busy' | 'closed'>;

/** An outage is over with the first answer after this time without trouble. Only one that is away gives none meanwhile. */
const OVER_AFTER_MS = { away: 1_000, short: 60_000, crowded: 60_000 } as const satisfies Record<
  Lasting,
  number
>;

const WORDS = {
  away: 'the database is away, requests are refused',
  short: 'the database is short of something, requests are refused',
  crowded: 'requests wait too long for their turn and are refused',
} as const satisfies Record<Lasting, string>;

/** The level of the first line: a crowd is no failure. */
const LEVELS = { away: 'error', short: 'error', crowded: 'warn' } as const satisfies Record<
  Lasting,
  string
>;

const OVER = {
  away: 'the database is back',
  short: 'the database is no longer short of anything',
  crowded: 'requests no longer wait too long',
} as const satisfies Record<Lasting, string>;

/** Outages in the log: a line when one begins, and one when it is over. */
export function createOutages(log: DatabaseLog, now = () => performance.now()): Outages {
  const outages = new Map<Lasting, Outage>();

  const note = (error: unknown, refused: number): boolean => {
    const trouble = troubleOf(error);
    if (trouble === null || trouble === 'busy') return false;
    // The log has said that this process stops, and what it cuts off.
    if (trouble === 'closed') return true;
    let outage = outages.get(trouble);
    if (outage === undefined) {
      outage = { began: now(), lastMet: 0, refused: 0 };
      outages.set(trouble, outage);
      log[LEVELS[trouble]]({ reason: reasonOf(error), code: codeOf(error) }, WORDS[trouble]);
    }
    outage.lastMet = now();
    outage.refused += refused;
    return true;
  };

  return {
    refuse: (error) => note(error, 1),
    meet: (error) => note(error, 0),
    answered() {
      for (const [trouble, { began, lastMet, refused }] of outages) {
        if (now() - lastMet < OVER_AFTER_MS[trouble]) continue;
        outages.delete(trouble);
        log.warn({ seconds: Math.round((now() - began) / 1_000), refused }, OVER[trouble]);
      }
    },
  };
}
