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

type Labels = Readonly<Record<Month, string>>;

export const MONTH_LABELS: Labels = {
  January: 'Januari',
  February: 'Februari',
  March: 'Maret',
  April: 'April',
  May: 'Mei',
  June: 'Juni',
  July: 'Juli',
  August: 'Agustus',
  September: 'September',
  October: 'Oktober',
  November: 'November',
  December: 'Desember',
};

const shortened = MONTHS.map((month) => [month, MONTH_LABELS[month].slice(0, 3)]);

/** Jan to Des, as dates abbreviate them. */
export const SHORT_MONTH_LABELS = { ...Object.fromEntries(shortened), August: 'Agt' } as Labels;
