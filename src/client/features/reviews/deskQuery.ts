import type { ListReviewsArg } from '@/client/api/api';
import {
  OVERDUE_AFTER_DAYS,
  REVIEW_VIEWS,
  type ReviewView,
} from '@/shared/resources/reviews/constants';
import { withinSearchLimits } from '@/shared/search';

export type DeskGroup = 'student' | 'day';

/** The view of the desk, which the URL holds completely. */
export type DeskQuery = {
  view: ReviewView;
  group: DeskGroup;
  page: number;
  search: string;
  studentId: string;
  companyId: string;
  internshipPeriodId: string;
  dateFrom: string;
  dateTo: string;
};

export const VIEW_LABELS: Record<ReviewView, string> = {
  waiting: 'Menunggu',
  attended: 'Sudah absen',
  handed_in: 'Catatan dikirim',
  returned: 'Perlu revisi',
  overdue: `Lewat ${OVERDUE_AFTER_DAYS} hari`,
  unattended: 'Tanpa absen',
  done: 'Selesai',
  all: 'Semua',
};

/** Enough to work on, few enough to draw at once on a phone. */
export const PAGE_SIZE = 25;

export const FILTER_KEYS = [
  'studentId',
  'companyId',
  'internshipPeriodId',
  'dateFrom',
  'dateTo',
] as const;

export const NO_FILTERS = {
  studentId: '',
  companyId: '',
  internshipPeriodId: '',
  dateFrom: '',
  dateTo: '',
};

/** The parameters of the URL are those of the server. */
const PARAMETERS = {
  view: 'view',
  group: 'group',
  page: 'page',
  search: 'search',
  studentId: 'student_id',
  companyId: 'company_id',
  internshipPeriodId: 'internship_period_id',
  dateFrom: 'date_from',
  dateTo: 'date_to',
} as const satisfies Record<keyof DeskQuery, string>;

const IDENTIFIER = /^[1-9]\d{0,8}$/;
const DATE = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const matching = (pattern: RegExp, text: string | null) =>
  text !== null && pattern.test(text) ? text : '';

/** Users edit URLs: invalid values are ignored. */
export function readQuery(url: URLSearchParams): DeskQuery {
  const at = (key: keyof DeskQuery) => url.get(PARAMETERS[key]);
  const view = REVIEW_VIEWS.find((name) => name === at('view')) ?? 'waiting';
  return {
    view,
    group: at('group') === 'day' ? 'day' : 'student',
    page: Number(matching(IDENTIFIER, at('page'))) || 1,
    search: withinSearchLimits(at('search') ?? ''),
    studentId: matching(IDENTIFIER, at('studentId')),
    companyId: matching(IDENTIFIER, at('companyId')),
    internshipPeriodId: matching(IDENTIFIER, at('internshipPeriodId')),
    dateFrom: matching(DATE, at('dateFrom')),
    dateTo: matching(DATE, at('dateTo')),
  };
}

const DEFAULTS = readQuery(new URLSearchParams());

/** The URL holds only what differs from the defaults. */
export function writeQuery(url: URLSearchParams, query: DeskQuery): URLSearchParams {
  const next = new URLSearchParams(url);
  for (const key of Object.keys(PARAMETERS) as (keyof DeskQuery)[]) {
    if (query[key] === DEFAULTS[key]) next.delete(PARAMETERS[key]);
    else next.set(PARAMETERS[key], String(query[key]));
  }
  return next;
}

export type DeskFilters = Omit<ListReviewsArg, 'view' | 'group' | 'page' | 'perPage'>;

/** The filters of every request of the desk, without those that are not in use. */
export const filtersOf = (query: DeskQuery): DeskFilters => ({
  ...(query.search && { search: query.search }),
  ...(query.studentId && { studentId: Number(query.studentId) }),
  ...(query.companyId && { companyId: Number(query.companyId) }),
  ...(query.internshipPeriodId && { internshipPeriodId: Number(query.internshipPeriodId) }),
  ...(query.dateFrom && { dateFrom: query.dateFrom }),
  ...(query.dateTo && { dateTo: query.dateTo }),
});

export const listRequestOf = (query: DeskQuery): ListReviewsArg => ({
  view: query.view,
  group: query.group,
  page: query.page,
  perPage: PAGE_SIZE,
  ...filtersOf(query),
});
