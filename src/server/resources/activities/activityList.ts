import { type Expression, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { clockText, dateText, timeText } from '@/server/http/dateText';
import { anyOf, caseless, type ListQuery, selectList } from '@/server/http/list';
import { belongsToVisible } from '@/server/resources/internships/internshipAccess';
import { ACTIVITY_COLUMNS } from './activityQueries';

interface ActivityFilters extends ListQuery {
  internship_id?: number;
  date?: string;
  date_from?: string;
  date_to?: string;
  validated_by_mentor?: boolean;
  validated_by_lecturer?: boolean;
}

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

export async function selectActivities(
  db: Database,
  user: SessionUser,
  query: ActivityFilters,
  timeZone: string,
) {
  // The only list of a million rows: everything else is about one internship or one person's.
  const isOfAll = user.role === 'super_admin' && query.internship_id === undefined;
  return selectList(filteredActivities(db, user, query), query, {
    ...(isOfAll
      ? { searchIds: (pattern) => foundOfAll(pattern, timeZone) }
      : { search: searchOfSome(timeZone) }),
    sort,
    defaultSort: '-date,start_time',
    tieBreak: sql.ref('activities.id'),
    countAll: isOfAll && !hasFilters(query) ? () => countAllActivities(db) : undefined,
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
  for (const person of ['mentor', 'lecturer'] as const) {
    const isValidated = query[`validated_by_${person}`];
    if (isValidated === undefined) continue;
    rows = rows.where(`activities.validated_at_by_${person}`, isValidated ? 'is not' : 'is', null);
  }
  return rows;
}

function hasFilters({ date, date_from, date_to, ...query }: ActivityFilters): boolean {
  const filters = [
    date,
    date_from,
    date_to,
    query.validated_by_mentor,
    query.validated_by_lecturer,
  ];
  return filters.some((filter) => filter !== undefined);
}

/** Exact: the tallies are kept by the same transactions that change the activities. */
async function countAllActivities(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('activity_tallies')
    .select(sql<number>`coalesce(sum(activities), 0)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const date = sql.ref('activities.date');
const startTime = timeText(sql.ref('activities.start_time'));
const endTime = timeText(sql.ref('activities.end_time'));
const attendanceTime = (timeZone: string) =>
  clockText(sql.ref('activities.attendance_time'), timeZone);
const validationText = (column: string) =>
  sql`case when ${sql.ref(column)} is null then 'Belum' else 'Sudah' end`;
const validations = ['activities.validated_at_by_mentor', 'activities.validated_at_by_lecturer'];

const searchOfSome = (timeZone: string) =>
  anyOf(
    'activities.name',
    'activities.address',
    dateText(date),
    startTime,
    endTime,
    attendanceTime(timeZone),
    ...validations.map(validationText),
  );

/**
 * The same over a million rows: name, address and date have indexes, which an OR could not use. What
 * has none makes PostgreSQL read the whole table, so it is only looked at for a word like '08:15',
 * 'sudah' or 'belum'.
 */
function foundOfAll(pattern: string, timeZone: string): Expression<unknown> {
  const word = pattern.slice(1, -1).toLowerCase();
  const found: Expression<unknown>[] = [
    sql`activities.name ilike ${pattern}`,
    sql`activities.address ilike ${pattern}`,
    sql`activities.date in (${daysLike(pattern)})`,
  ];
  if (/^\d*:\d*$/.test(word)) {
    found.push(anyOf(startTime, endTime, attendanceTime(timeZone))(pattern));
  }
  if ('sudah'.includes(word) || 'belum'.includes(word)) {
    found.push(anyOf(...validations.map(validationText))(pattern));
  }
  return sql.join(
    found.map((condition) => sql`select activities.id from activities where ${condition}`),
    sql` union `,
  );
}

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
