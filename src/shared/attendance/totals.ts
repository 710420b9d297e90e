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
export const countsOf = (count: (verdict: DayVerdict) => number) =>
  Object.fromEntries(DAY_VERDICTS.map((verdict) => [verdict, count(verdict)])) as Record<
    DayVerdict,
    number
  >;

/** The totals of any number of days; holidays, pending days and days to settle are only counted. */
export function totalsOf(
  days: readonly Pick<DayResult, 'verdict' | 'workedMinutes'>[],
): AttendanceTotals {
  const counts = countsOf(() => 0);
  let minutes = 0;
  for (const { verdict, workedMinutes = 0 } of days) {
    if (verdict) counts[verdict] += 1;
    minutes += workedMinutes;
  }
  return totalsIn({ counts, minutes });
}

/** The totals that follow from the number of days of each verdict and the minutes of work. */
export function totalsIn({
  counts,
  minutes,
}: {
  counts: Record<DayVerdict, number>;
  minutes: number;
}): AttendanceTotals {
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

const rounded = (value: number, decimals: number) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;
