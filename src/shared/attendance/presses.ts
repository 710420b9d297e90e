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
  const presses: CountedPress[] = [];
  for (const { kind, at, verdict, isVoid } of recorded) {
    if (!isVoid) presses.push({ kind, at, verdict, isCorrected: false });
  }
  for (const { press: kind, at } of corrections) {
    presses.push({ kind, at, verdict: null, isCorrected: true });
  }
  let firstIn: CountedPress | undefined;
  for (const press of presses) {
    if (press.kind === 'in' && (!firstIn || press.at < firstIn.at)) firstIn = press;
  }
  let lastOut: CountedPress | undefined;
  for (const press of presses) {
    if (press.kind === 'in' || (firstIn && press.at < firstIn.at)) continue;
    if (!lastOut || press.at > lastOut.at) lastOut = press;
  }
  return { firstIn, lastOut };
}
