import { type Expression, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { canBeInDate, dateText } from '@/server/lists/dateText';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { inSearchText, inSearchTextOfFew, loweredPattern } from '@/server/lists/search';
import { selectWholeList } from '@/server/lists/wholeList';
import { belongsToVisible } from '@/server/placements/internshipAccess';
import { withInternships } from '@/server/resources/internships/withInternships';
import { hasTooManyWords, wordsOf } from '@/shared/search';
import { ACTIVITY_COLUMNS } from './activityQueries';
import { ACTIVITY_TEXT, activitySources, activitySourcesOfAll } from './activitySources';
import { zonedParts } from './zonedParts';

interface ActivityFilters extends ListQuery {
  internship_id?: number;
  date?: string;
  date_from?: string;
  date_to?: string;
  attended?: boolean;
  validated_by_mentor?: boolean;
  validated_by_lecturer?: boolean;
}

/** The filters by status of an activity. */
const STATUS_FILTERS = [
  ['attended', 'activities.attendance_time'],
  ['validated_by_mentor', 'activities.validated_at_by_mentor'],
  ['validated_by_lecturer', 'activities.validated_at_by_lecturer'],
] as const;

/** Today's activities first, then the coming ones, soonest first, then the past ones, latest first. */
const agenda = (today: string) => {
  const days = sql<number>`activities.date - ${today}::date`;
  return sql<number>`case when ${days} >= 0 then ${days} else ${FAR_AHEAD} - (${days}) end`;
};

/** More days than people plan ahead; past activities sort after them. */
const FAR_AHEAD = 1_000_000;

interface ListSettings {
  timeZone: string;
  today: string;
}

export async function selectActivities(
  db: Database,
  user: SessionUser,
  query: ActivityFilters,
  settings: ListSettings,
) {
  const { rows, options } = await activityList(db, user, query, settings);
  return selectList(db, rows, query, options);
}

export async function selectAllActivities(
  db: Database,
  user: SessionUser,
  query: ActivityFilters,
  settings: ListSettings,
) {
  const { rows, options } = await activityList(db, user, query, settings);
  const list = await selectWholeList(db, rows, query, options);
  return withInternships(db, { ...list, parts: zonedParts(db, list.parts) });
}

async function activityList(
  db: Database,
  user: SessionUser,
  query: ActivityFilters,
  { timeZone, today }: ListSettings,
) {
  // The only list of a million rows: the others cover one internship or one person.
  const isOfAll = user.role === 'super_admin' && query.internship_id === undefined;
  const { sort, ...sources } = isOfAll ? activitySourcesOfAll : activitySources;
  const options = {
    ...sources,
    search: (isOfAll ? inSearchText : inSearchTextOfFew)(ACTIVITY_TEXT),
    alsoIn: await searchInTimes(db, query, timeZone),
    sort: { ...sort, agenda: agenda(today) },
    defaultSort: '-date,start_time',
    tieBreak: sql.ref('activities.id'),
  };
  return { rows: filteredActivities(db, user, query), options };
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
 * Finds words in dates and times. Formatting the date of every activity would take longest of all, so it
 * formats the few days that have activities, and compares the activities with the days that match.
 */
async function searchInTimes(
  db: Database,
  { search = '', ...filters }: ActivityFilters,
  timeZone: string,
) {
  const words = [...new Set(wordsOf(search))];
  if (words.length === 0 || hasTooManyWords(search)) return undefined;
  const dateWords = words.filter(canBeInDate);
  const days =
    dateWords.length === 0 ? new Map<string, string[]>() : await daysWith(db, dateWords, filters);
  const attendedAt = sql`date_trunc('minute', activities.attendance_time at time zone ${timeZone})::time`;
  return (word: string) => {
    const conditions: Expression<unknown>[] = [];
    const found = days.get(word) ?? [];
    if (found.length > 0) conditions.push(sql`activities.date = any(${found}::date[])`);
    const times = /^\d*:\d*$/.test(word) ? TIMES.filter((time) => time.includes(word)) : [];
    if (times.length > 0) {
      for (const time of [sql`activities.start_time`, sql`activities.end_time`, attendedAt]) {
        conditions.push(sql`${time} = any(${times}::time[])`);
      }
    }
    return conditions;
  };
}

/** All times of a day as the screens write them. */
const TIMES = Array.from({ length: 24 * 60 }, (_, minute) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
);

/** For each word the days with activities, of one internship or of all, in whose date it occurs. */
async function daysWith(
  db: Database,
  words: string[],
  { internship_id }: ActivityFilters,
): Promise<Map<string, string[]>> {
  const days =
    internship_id === undefined
      ? ALL_DAYS
      : sql`select distinct activities.date from activities
          where activities.internship_id = ${internship_id}`;
  const { rows } = await sql<{ found: string[] }>`
    with recursive days(day) as (${days}), texts as materialized (
      select day, lower(${dateText(sql.ref('days.day'))}) as text
      from days where day is not null
    )
    select array(select day::text from texts where text like pattern) as found
    from unnest(array[${sql.join(words.map(loweredPattern))}]) with ordinality
      as searched(pattern, place)
    order by place`.execute(db);
  return new Map(words.map((word, place) => [word, rows[place]?.found ?? []]));
}

/** Jumps through the index from each day to the next. */
const ALL_DAYS = sql`
  select min(activities.date) from activities
  union all
  select (select min(activities.date) from activities where activities.date > days.day)
  from days where days.day is not null`;
