import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { NewAttendanceRequest } from '@/server/db/tables';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import { inDates, inSearchText } from '@/server/lists/search';
import { closedBy, isOpen } from '@/server/placements/closedBy';
import { belongsToVisible } from '@/server/placements/internshipAccess';
import { placementsWith } from '@/server/placements/placementsWith';
import type { Zone } from '@/shared/attendance/zones';
import {
  REQUEST_STATES,
  type RequestKind,
  type RequestState,
} from '@/shared/resources/attendance-requests/constants';
import { attendanceRequestSources } from './attendanceRequestSources';
import { isAskedAgain } from './isAskedAgain';
import { isOutside } from './isOutside';

export interface RequestFilters extends ListQuery {
  internship_id?: number;
  internship_period_id?: number;
  /** requests about a day from this one on */
  date_from?: string;
  /** requests about a day until this one */
  date_to?: string;
  kind?: RequestKind;
  state?: RequestState;
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof selectAttendanceRequest>>>;

export async function selectAttendanceRequest(db: Database, user: SessionUser, id: number) {
  return requestRows(db, user).where('attendance_requests.id', '=', id).executeTakeFirst();
}

/** The number of requests in each state; those that can be decided on, unless the query names a period. */
export async function countAttendanceRequests(
  db: Database,
  user: SessionUser,
  { internship_period_id }: Pick<RequestFilters, 'internship_period_id'>,
): Promise<Record<RequestState, number>> {
  let rows = visibleRequests(db, user).select([
    'attendance_requests.state',
    sql<number>`count(*)::integer`.as('count'),
  ]);
  rows =
    internship_period_id === undefined
      ? rows.where((eb) => eb.or([isOpen(), eb('late_press', 'is not', null)]))
      : rows.where('internships.internship_period_id', '=', internship_period_id);
  const counts = await rows.groupBy('attendance_requests.state').execute();
  const countOf = (state: RequestState) => counts.find((row) => row.state === state)?.count ?? 0;
  return Object.fromEntries(REQUEST_STATES.map((state) => [state, countOf(state)])) as Record<
    RequestState,
    number
  >;
}

/** Returns the id; undefined if a request with the same ID of its device exists. */
export async function insertAttendanceRequest(
  db: Database,
  request: NewAttendanceRequest,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('attendance_requests')
    .values(request)
    .onConflict((conflict) =>
      conflict.column('device_event_id').where('device_event_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function selectRequestFile(db: Database, user: SessionUser, id: number) {
  return db
    .selectFrom('attendance_request_files')
    .innerJoin('attendance_requests', 'attendance_requests.id', 'request_id')
    .select([
      'attendance_request_files.name',
      'attendance_request_files.kind',
      'attendance_request_files.content',
    ])
    .where('request_id', '=', id)
    .where(belongsToVisible('attendance_requests.internship_id', user))
    .executeTakeFirst();
}

export function attendanceRequestList(db: Database, user: SessionUser, query: RequestFilters) {
  let rows = requestRows(db, user);
  const { internship_id, internship_period_id, date_from, date_to, kind, state } = query;
  if (internship_id !== undefined)
    rows = rows.where('attendance_requests.internship_id', '=', internship_id);
  if (internship_period_id !== undefined) {
    rows = rows.where('internships.internship_period_id', '=', internship_period_id);
  }
  if (date_from !== undefined) rows = rows.where('attendance_requests.end_date', '>=', date_from);
  if (date_to !== undefined) rows = rows.where('attendance_requests.start_date', '<=', date_to);
  if (kind !== undefined) rows = rows.where('attendance_requests.kind', '=', kind);
  if (state !== undefined) rows = rows.where('attendance_requests.state', '=', state);
  const options = {
    ...attendanceRequestSources,
    search: inSearchText('attendance_requests.search_text'),
    alsoIn: inDates('attendance_requests.start_date', 'attendance_requests.end_date'),
    references: { 'attendance_requests.internship_id': placementsWith(user) },
    defaultSort: '-start_date',
    tieBreak: sql.ref('attendance_requests.id'),
  };
  return listOf(db, rows, query, options);
}

const visibleRequests = (db: Database, user: SessionUser) =>
  db
    .selectFrom('attendance_requests')
    // Outer joins, which PostgreSQL leaves out where it only counts or sorts.
    .leftJoin('internships', 'internships.id', 'attendance_requests.internship_id')
    .leftJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .where(belongsToVisible('attendance_requests.internship_id', user));

function requestRows(db: Database, user: SessionUser) {
  return visibleRequests(db, user)
    .leftJoin('activities', 'activities.id', 'attendance_requests.activity_id')
    .leftJoin('attendance_request_files as files', 'files.request_id', 'attendance_requests.id')
    .selectAll('attendance_requests')
    .select([isAskedAgain.as('is_asked_again'), isOutside.as('is_outside')])
    .select(closedBy().as('closed_by'))
    .select(
      sql<Zone>`zone_on(
        internships.id, activities.place_id, coalesce(activities.date, attendance_requests.start_date)
      )`.as('time_zone'),
    )
    .select((eb) => [
      eb.ref('internships.student_nim').$notNull().as('student_nim'),
      eb.ref('internships.student_name').$notNull().as('student_name'),
      eb.ref('internships.company_name').$notNull().as('company_name'),
      eb
        .case()
        .when('activities.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('activities.id').$notNull(),
            name: eb.ref('activities.name').$notNull(),
            start_time: sql<string>`to_char(activities.start_time, 'HH24:MI')`,
            end_time: sql<string>`to_char(activities.end_time, 'HH24:MI')`,
          }),
        )
        .end()
        .as('activity'),
      eb
        .case()
        .when('files.request_id', 'is not', null)
        .then(
          jsonBuildObject({
            name: eb.ref('files.name').$notNull(),
            kind: eb.ref('files.kind').$notNull(),
            bytes: sql<number>`octet_length(files.content)`,
          }),
        )
        .end()
        .as('file'),
    ]);
}

/** The days, from the first to the last one, and the placements of those of the requests that the user may see. */
export async function selectDaysOfRequests(
  db: Database,
  user: SessionUser,
  ids: readonly number[],
) {
  const requests = await visibleRequests(db, user)
    .select(['internship_id', 'attendance_requests.start_date', 'attendance_requests.end_date'])
    .where('attendance_requests.id', '=', anyOf(ids))
    .execute();
  const from = requests.map(({ start_date }) => start_date).sort()[0];
  const to = requests
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1);
  return {
    days: from && to ? [{ from, to }] : [],
    internshipIds: [...new Set(requests.map(({ internship_id }) => internship_id))],
  };
}
