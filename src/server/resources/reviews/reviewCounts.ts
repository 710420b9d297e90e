import { type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { isSearch, selectSearched } from '@/server/lists/list';
import { REVIEW_VIEWS, type ReviewView } from '@/shared/constants/reviews';
import { type Desk, inView, mentorsOf, ownActivities, type ReviewFilters } from './reviewScope';
import { reviewSearch } from './reviewSearch';

export type ReviewCounts = Record<ReviewView, number> & { oldest_day: string | null };

/**
 * The number of activities in each view. What is done, and everything, comes from the tallies; what waits
 * and what was returned is counted by indexes that hold nothing else. Only filters that the tallies do
 * not know need a look at all activities that they leave.
 */
export async function countReviews(
  db: Database,
  desk: Desk,
  filters: ReviewFilters,
): Promise<ReviewCounts> {
  const { date_from, date_to, student_id } = filters;
  if (isSearch(filters) || (date_from ?? date_to ?? student_id) !== undefined) {
    return countRows(db, desk, filters);
  }
  const { waiting, overdue, oldest_day } = await countWaiting(db, desk, filters);
  const returned = await countView(db, desk, 'returned', filters);
  const { attended, ...tallied } = await selectTallies(db, desk, filters);
  const { unattended } = await countOpen(db, desk, filters);
  return {
    ...{ waiting, returned, overdue },
    unattended: tallied.all - attended - unattended,
    ...tallied,
    oldest_day,
  };
}

/** What waits, and since when. */
export async function countWaiting(db: Database, desk: Desk, filters: ReviewFilters) {
  return ownActivities(db, desk, filters)
    .clearSelect()
    .where(inView('waiting', desk))
    .select([
      sql<number>`count(*)::integer`.as('waiting'),
      sql<number>`(count(*) filter (where ${inView('overdue', desk)}))::integer`.as('overdue'),
      sql<string | null>`min(activities.date)`.as('oldest_day'),
    ])
    .executeTakeFirstOrThrow();
}

async function countView(db: Database, desk: Desk, view: ReviewView, filters: ReviewFilters) {
  const { total } = await ownActivities(db, desk, filters)
    .clearSelect()
    .where(inView(view, desk))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Activities without attendance that may still be attended: the tallies do not know days. */
async function countOpen(db: Database, desk: Desk, filters: ReviewFilters) {
  return ownActivities(db, desk, { ...filters, date_from: desk.days.firstOpen })
    .clearSelect()
    .where('activities.attendance_time', 'is', null)
    .select(sql<number>`count(*)::integer`.as('unattended'))
    .executeTakeFirstOrThrow();
}

async function selectTallies(
  db: Database,
  { user, reviewer }: Desk,
  { internship_period_id, company_id }: ReviewFilters,
) {
  let rows = db
    .selectFrom('activity_tallies')
    .where(sql<SqlBool>`${sql.ref(`${reviewer}_id`)} = ${user.profileId}`);
  if (internship_period_id !== undefined) {
    rows = rows.where('internship_period_id', '=', internship_period_id);
  }
  if (company_id !== undefined) rows = rows.where('mentor_id', 'in', mentorsOf(db, company_id));
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::integer`;
  return rows
    .select([
      sum('activities').as('all'),
      sum('attended').as('attended'),
      sum(`validated_by_${reviewer}`).as('done'),
    ])
    .executeTakeFirstOrThrow();
}

async function countRows(db: Database, desk: Desk, filters: ReviewFilters): Promise<ReviewCounts> {
  const own = ownActivities(db, desk, filters);
  const rows = selectSearched(own, filters, reviewSearch(db, desk));
  // Kysely does not know the names of columns that a list makes.
  return (await rows
    .clearSelect()
    .select(
      REVIEW_VIEWS.map((view) =>
        sql<number>`(count(*) filter (where ${inView(view, desk)}))::integer`.as(view),
      ),
    )
    .select(
      sql<string | null>`min(activities.date) filter (where ${inView('waiting', desk)})`.as(
        'oldest_day',
      ),
    )
    .executeTakeFirstOrThrow()) as unknown as ReviewCounts;
}
