import { id } from 'date-fns/locale/id';

/** The keys of `attendance_report.monthly_count` (specification §3), in calendar order. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export type Month = (typeof MONTHS)[number];

type MonthIndex = Parameters<typeof id.localize.month>[0];

type Labels = Readonly<Record<Month, string>>;

const labelsOf = (width: 'wide' | 'abbreviated') =>
  Object.fromEntries(
    MONTHS.map((month, index) => [month, id.localize.month(index as MonthIndex, { width })]),
  ) as Labels;

/** Januari to Desember. */
export const MONTH_LABELS = labelsOf('wide');

/** Jan to Des, as dates abbreviate them. */
export const SHORT_MONTH_LABELS = labelsOf('abbreviated');
