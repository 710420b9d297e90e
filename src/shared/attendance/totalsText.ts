import { formatNumber } from '@/shared/formatNumber';
import type { AttendanceTotals } from './totals';
import { DAY_VERDICTS, type DayVerdict, INTERRUPTED_SIGN, VERDICT_SIGNS } from './verdicts';

/** The verdicts that totals have a column for; days to come and days off say nothing about a student. */
export const TOTAL_VERDICTS = DAY_VERDICTS.filter(
  (verdict): verdict is Exclude<DayVerdict, 'holiday' | 'pending'> =>
    verdict !== 'holiday' && verdict !== 'pending',
);

type TotalVerdict = (typeof TOTAL_VERDICTS)[number];

/** 'H Hadir, T Terlambat, …' */
export const LEGEND = [...DAY_VERDICTS.map((verdict) => VERDICT_SIGNS[verdict]), INTERRUPTED_SIGN]
  .map(({ letter, label }) => `${letter} ${label}`)
  .join(', ');

export const percentText = (percent: number | null): string =>
  percent === null ? '–' : `${formatNumber(percent)}%`;

/** 'Hadir 18 · Terlambat 2 · Alpa 1 · 95,2% · 152,5 jam'; '–' without a day that counts. */
export function totalsText({
  counts,
  hours,
  attendancePercent,
}: Omit<AttendanceTotals, 'counts'> & {
  counts: Readonly<Record<TotalVerdict, number>>;
}): string {
  const parts = [
    ...TOTAL_VERDICTS.filter((verdict) => counts[verdict] > 0).map(
      (verdict) => `${VERDICT_SIGNS[verdict].label} ${formatNumber(counts[verdict])}`,
    ),
    ...(attendancePercent === null ? [] : [percentText(attendancePercent)]),
    ...(hours > 0 ? [`${formatNumber(hours)} jam`] : []),
  ];
  return parts.join(' · ') || '–';
}
