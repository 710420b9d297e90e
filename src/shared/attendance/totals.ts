import type { DayResult } from './dayVerdict';
import { DAY_VERDICTS, type DayVerdict } from './verdicts';

export interface AttendanceTotals {
  counts: Record<DayVerdict, number>;
  /** The hours between the presses without breaks, to two decimals. */
  hours: number;
  /** Days attended of those that count, in percent, to one decimal; null before the first one. */
  attendancePercent: number | null;
}

/** The verdicts on days with presses. */
export const ATTENDED = ['present', 'late', 'left_early', 'present_off_site'] as const;
const MISSED = ['leave', 'sick', 'absent'] as const;

/** The number of days of each verdict. */
const countsOf = (count: (verdict: DayVerdict) => number) =>
  Object.fromEntries(DAY_VERDICTS.map((verdict) => [verdict, count(verdict)])) as Record<
    DayVerdict,
    number
  >;

/** The number of days of each verdict, and the minutes of work. */
export interface CountedDays {
  counts: Record<DayVerdict, number>;
  minutes: number;
}

export function countedDays(
  days: readonly Pick<DayResult, 'verdict' | 'workedMinutes'>[],
): CountedDays {
  const counts = countsOf(() => 0);
  let minutes = 0;
  for (const { verdict, workedMinutes = 0 } of days) {
    if (verdict) counts[verdict] += 1;
    minutes += workedMinutes;
  }
  return { counts, minutes };
}

export const sumOfDays = (parts: readonly CountedDays[]): CountedDays => ({
  counts: countsOf((verdict) => parts.reduce((sum, { counts }) => sum + counts[verdict], 0)),
  minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
});

/** The totals of any number of days; holidays, pending days and days to settle are only counted. */
export const totalsOf = (days: Parameters<typeof countedDays>[0]): AttendanceTotals =>
  totalsIn(countedDays(days));

/** The totals that follow from counted days. */
export function totalsIn({ counts, minutes }: CountedDays): AttendanceTotals {
  const sumOf = (verdicts: readonly DayVerdict[]) =>
    verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  const attended = sumOf(ATTENDED);
  const expected = attended + sumOf(MISSED);
  return {
    counts,
    hours: rounded(minutes / 60, 2),
    attendancePercent: expected === 0 ? null : rounded((attended / expected) * 100, 1),
  };
}

/** Whether the hours of some students say anything: people check out, or have done. */
export const hasHours = (
  requiresCheckOut: boolean,
  totals: readonly Pick<AttendanceTotals, 'hours'>[],
): boolean => requiresCheckOut || totals.some(({ hours }) => hours > 0);

const rounded = (value: number, decimals: number) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;
