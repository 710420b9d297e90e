import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { instantText } from '@/server/db/instantText';
import { inOrderOf } from '@/server/lists/inOrderOf';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { sortKey } from '@/server/lists/order';
import { selectWholeList } from '@/server/lists/wholeList';
import { isPlacedIn } from '@/server/placements/isPlacedIn';
import { placementRequestsVisibleTo } from '@/server/placements/placementRequestAccess';
import type { components } from '@/shared/contract.gen';
import {
  PLACEMENT_STATES,
  type PlacementState,
} from '@/shared/resources/placement-requests/constants';
import { chosenNames, companyNames, placementRequestSources } from './placementRequestSources';
import { placesLeft, queuePosition, queuesOf, requestsNaming } from './placesLeft';

export interface PlacementFilters extends ListQuery {
  internship_period_id?: number;
  state?: PlacementState;
  company_id?: number;
}

type Schemas = components['schemas'];
type Choice = Schemas['PlacementChoice'];
/** A member as the office sees it; one without an ID is an unknown number. */
export type PlacementMemberRow = Schemas['PlacementMember'] & { is_active: boolean };

export type PlacementRow = NonNullable<Awaited<ReturnType<typeof selectPlacementRequest>>>;

export async function selectPlacementRequest(db: Database, user: SessionUser, id: number) {
  return requestRows(db, user).where('placement_requests.id', '=', id).executeTakeFirst();
}

/** These requests, in the order of sending. */
export async function selectPlacementRequestsOf(
  db: Database,
  user: SessionUser,
  ids: readonly number[],
): Promise<PlacementRow[]> {
  return requestRows(db, user)
    .where('placement_requests.id', '=', anyOf(ids))
    .orderBy('placement_requests.sent_at')
    .orderBy('placement_requests.id')
    .execute();
}

/** The requests of each state; of open periods, unless the query names one. */
export async function countPlacementRequests(
  db: Database,
  user: SessionUser,
  { internship_period_id }: Pick<PlacementFilters, 'internship_period_id'>,
): Promise<Record<PlacementState, number>> {
  let rows = visibleRequests(db, user).select([
    'placement_requests.state',
    sql<number>`count(*)::integer`.as('count'),
  ]);
  rows =
    internship_period_id === undefined
      ? rows.where('internship_periods.closed_at', 'is', null)
      : rows.where('placement_requests.internship_period_id', '=', internship_period_id);
  const counts = await rows.groupBy('placement_requests.state').execute();
  return Object.fromEntries(
    PLACEMENT_STATES.map((state) => [state, counts.find((row) => row.state === state)?.count ?? 0]),
  ) as Record<PlacementState, number>;
}

export async function selectPlacementFile(db: Database, user: SessionUser, id: number) {
  return db
    .selectFrom('placement_request_files')
    .innerJoin('placement_requests', 'placement_requests.id', 'request_id')
    .select([
      'placement_request_files.name',
      'placement_request_files.kind',
      'placement_request_files.content',
    ])
    .where('request_id', '=', id)
    .where(placementRequestsVisibleTo(user))
    .executeTakeFirst();
}

export function placementRequestList(db: Database, user: SessionUser, query: PlacementFilters) {
  let rows = db
    .selectFrom('placement_requests')
    // Outer joins, which PostgreSQL leaves out where it only counts or sorts.
    .leftJoin('students', 'students.id', 'placement_requests.student_id')
    .leftJoin(chosenNames.as('chosen'), (join) =>
      join.onRef('chosen.request_id', '=', 'placement_requests.id'),
    )
    .select('placement_requests.id')
    .where(placementRequestsVisibleTo(user));
  const { internship_period_id, state, company_id } = query;
  if (internship_period_id !== undefined) {
    rows = rows.where('placement_requests.internship_period_id', '=', internship_period_id);
  }
  if (state !== undefined) rows = rows.where('placement_requests.state', '=', state);
  if (company_id !== undefined) {
    const naming = requestsNaming(sql.val(company_id));
    rows = rows.where(sql<SqlBool>`placement_requests.id in ${naming}`);
  }
  const options = {
    ...placementRequestSources,
    sort: { ...placementRequestSources.sort, sent_at: sql.ref('placement_requests.sent_at') },
    defaultSort: 'sent_at',
    tieBreak: sql.ref('placement_requests.id'),
    selectsIds: true,
  };
  const read = (ids: readonly number[]) => selectListed(db, user, ids);
  return {
    page: async () => {
      const { data, meta } = await selectList(db, rows, query, options);
      return { data: await read(data.map(({ id }) => id)), meta };
    },
    whole: () => selectWholeList(db, rows, query, options, read),
  };
}

/** The requests with these ids, in their order. */
async function selectListed(db: Database, user: SessionUser, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await requestRows(db, user, queuedAt)
    .leftJoin(queuesOf(ids).as('queues'), (join) =>
      join.onRef('queues.request_id', '=', 'placement_requests.id'),
    )
    .where('placement_requests.id', '=', anyOf(ids))
    .execute();
  return inOrderOf(ids, rows);
}

const visibleRequests = (db: Database, user: SessionUser) =>
  db
    .selectFrom('placement_requests')
    .innerJoin('students', 'students.id', 'placement_requests.student_id')
    .innerJoin(
      'internship_periods',
      'internship_periods.id',
      'placement_requests.internship_period_id',
    )
    .where(placementRequestsVisibleTo(user));

/** The place of a row of `queuesOf` at a row of `companies`. */
const queuedAt = sql<number | null>`(queues.positions ->> companies.id::text)::integer`;

const choiceObject = (position: Expression<number | null>) => sql`jsonb_build_object(
  'company_id', companies.id, 'company_name', companies.name, 'is_active', companies.is_active,
  'places_left', ${placesLeft('placement_requests.internship_period_id')},
  'queue_position', ${position}
)`;

const choicesOf = (position: Expression<number | null>) => sql<Choice[]>`array(
  select ${choiceObject(position)} from placement_request_choices join companies on companies.id = company_id
  where request_id = placement_requests.id order by position
)`;

const linkedCompanyOf = (position: Expression<number | null>) => sql<Choice | null>`(
  select ${choiceObject(position)} from companies where companies.id = placement_requests.linked_company_id
)`;

/** The students of a request, then the unknown numbers. */
const members = sql<PlacementMemberRow[]>`array(
  select jsonb_build_object(
    'student_id', member.student_id, 'nim', people.nim, 'name', people.name,
    'is_spokesperson', member.student_id = placement_requests.student_id,
    'answer', member.answer, 'answered_at', ${instantText('member.answered_at')},
    'is_placed', ${isPlacedIn(
      sql.ref('member.student_id'),
      sql.ref('placement_requests.internship_period_id'),
    )},
    'internship_id', member.internship_id, 'is_active', users.is_active
  )
  from placement_request_members member
  join students people on people.id = member.student_id
  join users on users.id = people.user_id
  where member.request_id = placement_requests.id
  order by member.student_id <> placement_requests.student_id, ${sortKey('people.name')}, people.id
) || array(
  select jsonb_build_object(
    'student_id', null, 'nim', nim, 'name', null, 'is_spokesperson', false, 'answer', 'asked',
    'answered_at', null, 'is_placed', false, 'internship_id', null, 'is_active', false
  )
  from placement_unknown_members where request_id = placement_requests.id order by nim
)`;

/** The placements of the members, of which a student sees the own one. */
const grantedTo = ({ role, profileId }: SessionUser) => sql<Schemas['GrantedPlacement'][]>`array(
  select jsonb_build_object(
    'internship_id', internships.id, 'student_name', internships.student_name,
    'company_name', internships.company_name, 'choice', choices.position,
    'mentor_name', users.name, 'mentor_phone', users.phone_number, 'mentor_email', users.email
  )
  from placement_request_members member
  join internships on internships.id = member.internship_id
  join mentors on mentors.id = internships.mentor_id
  join users on users.id = mentors.user_id
  left join placement_request_choices choices
    on choices.request_id = member.request_id and choices.company_id = mentors.company_id
  where member.request_id = placement_requests.id
    and (${role === 'super_admin'} or member.student_id = ${profileId ?? 0}::integer)
  order by ${sortKey('internships.student_name')}, internships.id
)`;

/** @param position the place in the queue of a company */
function requestRows(
  db: Database,
  user: SessionUser,
  position: Expression<number | null> = queuePosition,
) {
  return visibleRequests(db, user)
    .leftJoin(
      'placement_windows',
      'placement_windows.internship_period_id',
      'placement_requests.internship_period_id',
    )
    .leftJoin('placement_window_exceptions as exceptions', (join) =>
      join
        .onRef('exceptions.internship_period_id', '=', 'placement_requests.internship_period_id')
        .onRef('exceptions.student_id', '=', 'placement_requests.student_id'),
    )
    .leftJoin('placement_request_files as files', 'files.request_id', 'placement_requests.id')
    .select([
      'placement_requests.id',
      'placement_requests.student_id',
      'students.nim as student_nim',
      'students.name as student_name',
      'placement_requests.state',
      'placement_requests.own_company',
      'placement_requests.note',
      'placement_requests.comment',
      'placement_requests.created_at',
      'placement_requests.sent_at',
      'placement_requests.sent_on',
      'placement_requests.decided_at',
      'placement_requests.decided_by_name',
      'placement_requests.version',
      'placement_windows.open_from',
      'placement_windows.open_until',
      'exceptions.until as exception_until',
    ])
    .select([
      sql<boolean>`internship_periods.closed_at is not null`.as('is_closed'),
      sql<Schemas['PlacementPeriod']>`jsonb_build_object(
        'id', internship_periods.id, 'start_date', internship_periods.start_date,
        'end_date', internship_periods.end_date, 'semester', internship_periods.semester,
        'year', internship_periods.year
      )`.as('internship_period'),
      companyNames.as('company_name'),
      choicesOf(position).as('choices'),
      linkedCompanyOf(position).as('linked_company'),
      members.as('members'),
      grantedTo(user).as('granted'),
      sql<Schemas['PlacementRequest']['file']>`case when files.request_id is not null then
        jsonb_build_object('name', files.name, 'kind', files.kind, 'bytes', octet_length(files.content))
      end`.as('file'),
    ]);
}
