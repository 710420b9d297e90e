import { type Expression, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { clockText, dateText, timeText } from '@/server/lists/dateText';
import { anyOf, caseless, type ListQuery, labelled, selectList } from '@/server/lists/list';
import { belongsToVisible } from '@/server/resources/internships/internshipAccess';
import { VALIDATION_LABELS } from '@/shared/constants/labels';
import { ACTIVITY_COLUMNS } from './activityQueries';

interface ActivityFilters extends ListQuery {
  internship_id?: number;
  date?: string;
  date_from?: string;
  date_to?: string;
  attended?: boolean;
  validated_by_mentor?: boolean;
  validated_by_lecturer?: boolean;
}

/** The filters by what has happened to an activity; `activity_tallies` counts each under the filter's name. */
const STATUS_FILTERS = [
  ['attended', 'activities.attendance_time'],
  ['validated_by_mentor', 'activities.validated_at_by_mentor'],
  ['validated_by_lecturer', 'activities.validated_at_by_lecturer'],
] as const;

const sort = {
  date: sql.ref('activities.date'),
  start_time: sql.ref('activities.start_time'),
  end_time: sql.ref('activities.end_time'),
  name: caseless('activities.name'),
  address: caseless('activities.address'),
  attendance_time: sql.ref('activities.attendance_time'),
  validated_at_by_mentor: sql.ref('activities.validated_at_by_mentor'),
  validated_at_by_lecturer: sql.ref('activities.validated_at_by_lecturer'),
};

/** Today's activities first, then the coming ones, soonest first, then the past ones, latest first. */
const agenda = (today: string) => {
  const days = sql<number>`activities.date - ${today}::date`;
  return sql<number>`case when ${days} >= 0 then ${days} else ${FAR_AHEAD} - (${days}) end`;
};

/** More days than anybody plans ahead: the past comes after them. */
const FAR_AHEAD = 1_000_000;

export async function selectActivities(
  db: Database,
  user: SessionUser,
  query: ActivityFilters,
  { timeZone, today }: { timeZone: string; today: string },
) {
  // The only list of a million rows: everything else is about one internship or one person's.
  const isOfAll = user.role === 'super_admin' && query.internship_id === undefined;
  return selectList(filteredActivities(db, user, query), query, {
    ...(isOfAll ? searchByIds(timeZone) : searchByRow(timeZone)),
    sort: { ...sort, agenda: agenda(today) },
    defaultSort: '-date,start_time',
    tieBreak: sql.ref('activities.id'),
    countAll: isOfAll ? tallyOf(db, query) : undefined,
  });
}

function filteredActivities(db: Database, user: SessionUser, query: ActivityFilters) {
  let rows = db
    .selectFrom('activities')
    .select(ACTIVITY_COLUMNS)
    .where(belongsToVisible('activities.internship_id', user));
  const { internship_id, date, date_from, date_to } = query;
  if (internship_id !== undefined) {
    rows = rows.where('activities.internship_id', '=', internship_id);
  }
  if (date !== undefined) rows = rows.where('activities.date', '=', date);
  if (date_from !== undefined) rows = rows.where('activities.date', '>=', date_from);
  if (date_to !== undefined) rows = rows.where('activities.date', '<=', date_to);
  for (const [filter, column] of STATUS_FILTERS) {
    const isSet = query[filter];
    if (isSet !== undefined) rows = rows.where(column, isSet ? 'is not' : 'is', null);
  }
  return rows;
}

/**
 * The number of all activities, or of those that one status filter leaves: exact, because the
 * transactions that change activities also keep the tallies. Undefined with any other filter.
 */
function tallyOf(db: Database, query: ActivityFilters): (() => Promise<number>) | undefined {
  if (query.date ?? query.date_from ?? query.date_to) return undefined;
  const [status, ...others] = STATUS_FILTERS.filter(([name]) => query[name] !== undefined);
  if (others.length > 0) return undefined;

  const [filter] = status ?? [];
  const tallied = filter === undefined ? sql.ref('activities') : sql.ref(filter);
  const isInverted = filter !== undefined && query[filter] === false;
  const counted = isInverted ? sql`${sql.ref('activities')} - ${tallied}` : tallied;
  return async () => {
    const { total } = await db
      .selectFrom('activity_tallies')
      .select(sql<number>`coalesce(sum(${counted}), 0)::integer`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };
}

const date = sql.ref('activities.date');
const startTime = timeText(sql.ref('activities.start_time'));
const endTime = timeText(sql.ref('activities.end_time'));
const attendanceTime = (timeZone: string) =>
  clockText(sql.ref('activities.attendance_time'), timeZone);
const validationMatchers = ['mentor', 'lecturer'].map((person) =>
  labelled(VALIDATION_LABELS, sql`${sql.ref(`activities.validated_at_by_${person}`)} is not null`),
);

const searchByRow = (timeZone: string) => ({
  search: anyOf(
    'activities.name',
    'activities.address',
    dateText(date),
    startTime,
    endTime,
    attendanceTime(timeZone),
  ),
  matchers: validationMatchers,
});

/**
 * The same for a million rows: name, address and date have indexes, which an OR could not use. The
 * other columns make PostgreSQL read the whole table, so they are only searched for a word that
 * looks like a time or begins a label.
 */
const searchByIds = (timeZone: string) => ({
  searchIds: (pattern: string) => {
    const conditions: Expression<unknown>[] = [
      sql`activities.name ilike ${pattern}`,
      sql`activities.address ilike ${pattern}`,
      sql`activities.date in (${daysLike(pattern)})`,
    ];
    if (/^%\d*:\d*%$/.test(pattern)) {
      conditions.push(anyOf(startTime, endTime, attendanceTime(timeZone))(pattern));
    }
    return sql.join(conditions.map(idsWhere), sql` union `);
  },
  matchers: validationMatchers.map((match) => (text: string) => {
    const condition = match(text);
    return condition && idsWhere(condition);
  }),
});

const idsWhere = (condition: Expression<unknown>) =>
  sql`select activities.id from activities where ${condition}`;

/** The days that have activities, found by jumping through the index from each to the next. */
function daysLike(pattern: string) {
  return sql`
    with recursive days(day) as (
      select min(activities.date) from activities
      union all
      select (select min(activities.date) from activities where activities.date > days.day)
      from days where days.day is not null
    )
    select days.day from days where ${dateText(sql.ref('days.day'))} ilike ${pattern}`;
}
