import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { InternshipPeriod, ListAttendanceRecapArg } from '@/client/api/api';
import { addMonths, firstDay, lastDay, monthOf } from '@/shared/calendarMonths';
import { RECAP_ROWS_MAX } from '@/shared/constants/limits';
import { withinSearchLimits } from '@/shared/search';

/** The keys of the filters in the URL and in the requests. */
export const FILTER_KEYS = ['company_id', 'lecturer_id', 'mentor_id', 'academic_year'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** The query of the page. An empty text leaves a filter out. */
export interface RecapQuery extends Record<FilterKey, string> {
  internship_period_id: string;
  /** 'YYYY-MM', or 'all' for the whole period */
  month: string;
  search: string;
  page: string;
  per_page: string;
}

export const PER_PAGE = 100;
export const PAGE_SIZES = [PER_PAGE, RECAP_ROWS_MAX] as const;
export const ALL_MONTHS = 'all';

type Period = Pick<InternshipPeriod, 'id' | 'start_date' | 'end_date'>;

const IDENTIFIER = /^[1-9]\d{0,8}$/;
const ACADEMIC_YEAR = /^\d{4}\/\d{4}$/;

/** Users edit URLs: invalid values are ignored. */
export const readQuery = (params: URLSearchParams): RecapQuery => {
  const value = (key: string) => params.get(key) ?? '';
  const matching = (key: string, pattern: RegExp) => (pattern.test(value(key)) ? value(key) : '');
  const isPageSize = PAGE_SIZES.some((size) => String(size) === value('per_page'));
  return {
    internship_period_id: value('internship_period_id'),
    month: value('month'),
    company_id: matching('company_id', IDENTIFIER),
    lecturer_id: matching('lecturer_id', IDENTIFIER),
    mentor_id: matching('mentor_id', IDENTIFIER),
    academic_year: matching('academic_year', ACADEMIC_YEAR),
    search: withinSearchLimits(value('search')),
    page: matching('page', IDENTIFIER),
    per_page: isPageSize ? value('per_page') : '',
  };
};

export const writeQuery = (query: RecapQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** The months of a period as 'YYYY-MM'. */
export function monthsOf({ start_date, end_date }: Period): string[] {
  const months = [monthOf(start_date)];
  for (let month = monthOf(start_date); month < monthOf(end_date); ) {
    month = addMonths(month, 1);
    months.push(month);
  }
  return months;
}

/** The asked month if the period has it, otherwise the present one or the nearest of the period. */
export function shownMonth(asked: string, period: Period, today: string): string {
  const months = monthsOf(period);
  if (asked === ALL_MONTHS || months.includes(asked)) return asked;
  const [first = '', last = first] = [months[0], months.at(-1)];
  return [first, monthOf(today), last].toSorted()[1] ?? first;
}

/** The shown days, which lie in the period. */
export function daysOf(month: string, { start_date, end_date }: Period) {
  if (month === ALL_MONTHS) return { from: start_date, to: end_date };
  const [first, last] = [firstDay(month), lastDay(month)];
  return { from: first < start_date ? start_date : first, to: last > end_date ? end_date : last };
}

const numberOf = (text: string) => Number(text) || undefined;

/** The argument of the list. */
export function recapArg(
  query: RecapQuery,
  period: Period,
  days: { from: string; to: string },
): ListAttendanceRecapArg {
  return {
    internshipPeriodId: period.id,
    dateFrom: days.from,
    dateTo: days.to,
    companyId: numberOf(query.company_id),
    lecturerId: numberOf(query.lecturer_id),
    mentorId: numberOf(query.mentor_id),
    academicYear: query.academic_year || undefined,
    search: query.search || undefined,
    page: numberOf(query.page) ?? 1,
    perPage: numberOf(query.per_page) ?? PER_PAGE,
  };
}

/** The same placements and days as a PDF. */
export const recapPdf = (arg: ListAttendanceRecapArg): FetchArgs => ({
  url: '/reports/attendance',
  params: {
    internship_period_id: arg.internshipPeriodId,
    date_from: arg.dateFrom,
    date_to: arg.dateTo,
    company_id: arg.companyId,
    lecturer_id: arg.lecturerId,
    mentor_id: arg.mentorId,
    academic_year: arg.academicYear,
    search: arg.search,
  },
});

/** The same placements and days as a workbook. */
export const recapWorkbook = (arg: ListAttendanceRecapArg): FetchArgs => ({
  ...recapPdf(arg),
  url: '/reports/attendance/export',
});
