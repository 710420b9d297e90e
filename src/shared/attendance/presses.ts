import type { AttendanceKind } from '../constants/attendance';
import type { PressVerdict } from './positionVerdict';

export interface Press {
  kind: AttendanceKind;
  at: Date;
  /** null at a company without places */
  verdict: PressVerdict | null;
  isVoid?: boolean;
}

/** A press that a student has claimed afterwards, and that has been approved. */
export interface Correction {
  kind: 'correction';
  activityId: number;
  press: AttendanceKind;
  /** The claimed time. */
  at: Date;
}

export interface CountedPress {
  kind: AttendanceKind;
  at: Date;
  verdict: PressVerdict | null;
  isCorrected: boolean;
}

export interface CountedPresses {
  firstIn?: CountedPress;
  lastOut?: CountedPress;
}

/**
 * The presses that count for an activity: the first in, and the last out, unless that comes before the first in. Of two
 * at the same instant, the recorded one counts, which has a position.
 */
export function countedPresses(
  recorded: readonly Press[],
  corrections: readonly Correction[],
): CountedPresses {
  const presses: CountedPress[] = [
    ...recorded
      .filter(({ isVoid }) => !isVoid)
      .map(({ kind, at, verdict }) => ({ kind, at, verdict, isCorrected: false })),
    ...corrections.map(({ press, at }) => ({ kind: press, at, verdict: null, isCorrected: true })),
  ];
  const firstIn = first(
    presses.filter(({ kind }) => kind === 'in'),
    (one, other) => one.at < other.at,
  );
  const lastOut = first(
    presses.filter(({ kind, at }) => kind === 'out' && (!firstIn || at >= firstIn.at)),
    (one, other) => one.at > other.at,
  );
  return { firstIn, lastOut };
}

/** The first item that no other one precedes. */
const first = <T>(items: readonly T[], precedes: (one: T, other: T) => boolean): T | undefined =>
  items.reduce<T | undefined>(
    (found, item) => (found === undefined || precedes(item, found) ? item : found),
    undefined,
  );
