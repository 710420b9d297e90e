import type { Params } from 'react-router';
import { api } from '@/client/api/api';
import type { AppStore } from '@/client/app/store';
import { firstPeriod, PERIODS_REQUEST } from '@/client/features/dashboards/firstPeriod';
import { followUpRequestOf } from '@/client/features/follow-ups/followUpQuery';
import { inboxRequestOf } from '@/client/features/inbox/inboxQuery';
import { filtersOf, listRequestOf, readQuery } from '@/client/features/reviews/deskQuery';
import { matchScreen } from '@/client/navigation/screenAt';
import { RECORD_PAGES, type ScreenName } from '@/client/navigation/screens';
import { followUpsRequest } from '@/client/records/followUps/followUpsRequest';
import { selectUnfinished, selectUser } from '@/client/session/sessionSlice';
import { rememberedConditions } from '@/client/table/conditions/rememberedConditions';
import { keysOf, readTableState, requestOf } from '@/client/table/state/tableState';
import { PHONE_QUERY } from '@/shared/constants/screen';
import type { Role } from '@/shared/permissions';
import { RECORDS, type ViewList } from '@/shared/records';

type At = { params: Params; search: string; role: Role; userId: number };

type FirstRequest = (dispatch: AppStore['dispatch'], at: At) => void;

const KEYS = keysOf(undefined);
const LIST_KEYS: readonly string[] = [
  KEYS.page,
  KEYS.perPage,
  KEYS.search,
  KEYS.sort,
  // The server is not asked for columns.
  KEYS.columns,
];

type Pages = (typeof RECORD_PAGES)[keyof typeof RECORD_PAGES];
type ListedPages = Extract<Pages, { listed: string }>;
type ReadPages = Extract<Pages, { read: string }>;

/** Requests a page of a list, unless it has filters or conditions, which only the page can read. */
const list =
  (
    endpoint: ListedPages['listed'] | 'listAuditEntries',
    name: ViewList | null = null,
    defaultSort = '',
  ): FirstRequest =>
  (dispatch, { search, userId }) => {
    const url = new URLSearchParams(search);
    if ([...url.keys()].some((key) => !LIST_KEYS.includes(key))) return;
    if (name && rememberedConditions({ userId, list: name })) return;
    const state = readTableState(url, { keys: KEYS, defaultSort, filters: [] });
    dispatch(api.util.prefetch(endpoint, requestOf(state), {}));
  };

type RecordEndpoint = ReadPages['read'] | 'getActivity' | 'getGrade';

const record =
  (endpoint: RecordEndpoint, param = 'id'): FirstRequest =>
  (dispatch, { params }) => {
    const id = Number(params[param]);
    if (Number.isSafeInteger(id) && id > 0) dispatch(api.util.prefetch(endpoint, { id }, {}));
  };

const DASHBOARDS = {
  super_admin: 'getAdminDashboard',
  lecturer: 'getLecturerDashboard',
  mentor: 'getMentorDashboard',
} as const;

const dashboard: FirstRequest = async (dispatch, { role }) => {
  dispatch(
    api.util.prefetch('listFollowUps', followUpsRequest(matchMedia(PHONE_QUERY).matches), {}),
  );
  if (role === 'student') {
    dispatch(api.util.prefetch('listStudentInternships', {}, {}));
    return;
  }
  const { data } = await dispatch(
    api.endpoints.listInternshipPeriods.initiate(PERIODS_REQUEST, { subscribe: false }),
  );
  const period = firstPeriod(data?.data ?? []);
  if (period) dispatch(api.util.prefetch(DASHBOARDS[role], { id: period.id }, {}));
};

const reviews: FirstRequest = (dispatch, { search }) => {
  const desk = readQuery(new URLSearchParams(search));
  dispatch(api.util.prefetch('listReviews', listRequestOf(desk), {}));
  dispatch(api.util.prefetch('getReviewCounts', filtersOf(desk), {}));
};

const periods: FirstRequest = (dispatch) => {
  dispatch(api.util.prefetch('listInternshipPeriods', { sort: '-start_date' }, {}));
};

const ofRecords: Record<string, FirstRequest> = {};
for (const [name, pages] of Object.entries(RECORD_PAGES)) {
  if (!('list' in pages)) continue;
  const { views } = RECORDS[name as keyof typeof RECORD_PAGES];
  ofRecords[pages.list] = list(pages.listed, views, pages.order);
  if ('read' in pages) ofRecords[pages.list.replace('.index', '.edit')] = record(pages.read);
}

/**
 * The requests with which a screen starts, sent while its code is on its way. The page must ask the
 * same: RTK Query then gives it their answers.
 */
const firstRequests: Partial<Record<ScreenName, FirstRequest>> = {
  dashboard,
  ...ofRecords,
  'follow-ups.show': (dispatch, { params: { kind = '' }, search }) => {
    const request = followUpRequestOf(kind, new URLSearchParams(search));
    dispatch(api.util.prefetch('getFollowUp', request, {}));
  },
  inbox: (dispatch, { search }) => {
    const request = inboxRequestOf(new URLSearchParams(search));
    dispatch(api.util.prefetch('listNotifications', request, {}));
  },
  'courses.edit': (dispatch, { params: { code = '' } }) => {
    dispatch(api.util.prefetch('getCourse', { code }, {}));
  },
  audit: list('listAuditEntries'),
  'reviews.index': reviews,
  'internships.place': periods,
  // The list is that of a period.
  'certificates.index': periods,
  'internships.show': record('getInternship'),
  'internships.activities.show': record('getActivity', 'activityId'),
  'internships.activities.edit': record('getActivity', 'activityId'),
  'internships.grades.edit': record('getGrade', 'gradeId'),
  'student.activities.show': record('getActivity'),
};

/** Sends the first requests of the screen at a place, if the user may open it. */
export const sendFirstRequests = (
  { pathname, search }: { pathname: string; search: string },
  { dispatch, getState }: AppStore,
): void => {
  const user = selectUser(getState());
  if (!user || selectUnfinished(getState())) return;
  const match = matchScreen(pathname);
  if (!match?.screen.roles.includes(user.role)) return;
  firstRequests[match.name]?.(dispatch, {
    params: match.params,
    search,
    role: user.role,
    userId: user.id,
  });
};
