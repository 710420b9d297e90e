import type { ListAttendanceRequestsArg } from '@/client/api/api';
import {
  isRequestKind,
  REQUEST_STATES,
  type RequestKind,
  type RequestState,
} from '@/shared/resources/attendance-requests/constants';
import { withinSearchLimits } from '@/shared/search';

/** The view of the page, which the URL holds completely. An empty text leaves a filter out. */
export interface RequestQuery {
  state: RequestState;
  page: number;
  search: string;
  internship_period_id: string;
  kind: RequestKind | '';
}

export const PER_PAGE = 50;

export const NO_FILTERS = { search: '', internship_period_id: '', kind: '' } as const;

const IDENTIFIER = /^[1-9]\d{0,8}$/;

const identifier = (text: string | null) => (text && IDENTIFIER.test(text) ? text : '');

/** Users edit URLs: invalid values are ignored. */
export function readQuery(url: URLSearchParams): RequestQuery {
  const kind = url.get('kind');
  return {
    state: REQUEST_STATES.find((name) => name === url.get('state')) ?? 'waiting',
    page: Number(identifier(url.get('page'))) || 1,
    search: withinSearchLimits(url.get('search') ?? ''),
    internship_period_id: identifier(url.get('internship_period_id')),
    kind: isRequestKind(kind) ? kind : '',
  };
}

const DEFAULTS = readQuery(new URLSearchParams());

/** The URL holds only what differs from the defaults. */
export function writeQuery(url: URLSearchParams, query: RequestQuery): URLSearchParams {
  for (const key of Object.keys(DEFAULTS) as (keyof RequestQuery)[]) {
    if (query[key] === DEFAULTS[key]) url.delete(key);
    else url.set(key, String(query[key]));
  }
  return url;
}

export const isFiltered = ({ search, internship_period_id, kind }: RequestQuery) =>
  search.trim() !== '' || internship_period_id !== '' || kind !== '';

const sortOf = (state: RequestState) =>
  // The oldest first while they wait.
  state === 'waiting' ? 'start_date' : '-start_date';

export const listArg = (query: RequestQuery): ListAttendanceRequestsArg => ({
  state: query.state,
  sort: sortOf(query.state),
  search: query.search || undefined,
  internshipPeriodId: Number(query.internship_period_id) || undefined,
  kind: query.kind || undefined,
  page: query.page,
  perPage: PER_PAGE,
});

/** The same requests, of all pages, as a workbook. */
export const exportRequest = ({ state, ...query }: RequestQuery) => ({
  url: '/attendance-requests/export',
  params: {
    state,
    sort: sortOf(state),
    search: query.search || undefined,
    internship_period_id: query.internship_period_id || undefined,
    kind: query.kind || undefined,
    format: 'xlsx',
  },
  headers: { accept: '*/*' },
});
