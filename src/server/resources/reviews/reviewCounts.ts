import { type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { isSearch, selectSearched } from '@/server/lists/search';
import { REVIEW_VIEWS, type ReviewView } from '@/shared/resources/reviews/constants';
import {
  type Desk,
  inPeriod,
  inView,
  isUndecidedLeft,
  mentorsOf,
  ownActivities,
  type ReviewFilters,
} from './reviewScope';
import { reviewSearch } from './reviewSearch';

export type ReviewCounts = Record<ReviewView, number> & { oldest_day: string | null };

/**
 * The number of activities in each view. 'done' and 'all' come from the tallies; waiting and returned
 * activities are counted by partial indexes. Only filters beyond the tallies read all activities that match.
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
  // One statement sees one state of the database, so that the numbers agree with each other.
  const { attended, open_unattended, is_left, ...counts } = await db
    .selectFrom([
      selectWaiting(db, desk, filters).as('waiting'),
      selectReturned(db, desk, filters).as('returned'),
      selectTallies(db, desk, filters).as('tallies'),
      selectOpen(db, desk, filters).as('open'),
    ])
    .selectAll()
    .executeTakeFirstOrThrow();
  return { ...counts, unattended: is_left ? counts.all - attended - open_unattended : 0 };
}

function selectWaiting(db: Database, desk: Desk, filters: ReviewFilters) {
  return ownActivities(db, desk, filters)
    .clearSelect()
    .where(inView('waiting', desk, filters))
    .select([
      sql<number>`count(*)::integer`.as('waiting'),
      sql<number>`(count(*) filter (where ${inView('overdue', desk, filters)}))::integer`.as(
        'overdue',
      ),
      sql<string | null>`min(activities.date)`.as('oldest_day'),
    ]);
}

function selectReturned(db: Database, desk: Desk, filters: ReviewFilters) {
  return ownActivities(db, desk, filters)
    .clearSelect()
    .where(inView('returned', desk, filters))
    .select(sql<number>`count(*)::integer`.as('returned'));
}

/** Activities without attendance that may still be attended: the tallies do not know days. */
function selectOpen(db: Database, desk: Desk, filters: ReviewFilters) {
  return ownActivities(db, desk, { ...filters, date_from: desk.days.firstOpen })
    .clearSelect()
    .where('activities.attendance_time', 'is', null)
    .select(sql<number>`count(*)::integer`.as('open_unattended'));
}

function selectTallies(db: Database, { user, reviewer }: Desk, filters: ReviewFilters) {
  const { internship_period_id, company_id } = filters;
  let rows = inPeriod(
    db
      .selectFrom('activity_tallies')
      .where(sql<SqlBool>`${sql.ref(`${reviewer}_id`)} = ${user.profileId}`),
    internship_period_id,
  );
  if (company_id !== undefined) rows = rows.where('mentor_id', 'in', mentorsOf(db, company_id));
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::integer`;
  return rows.select([
    sum('activities').as('all'),
    sum('attended').as('attended'),
    sum(`validated_by_${reviewer}`).as('done'),
    isUndecidedLeft(filters).as('is_left'),
  ]);
}

async function countRows(db: Database, desk: Desk, filters: ReviewFilters): Promise<ReviewCounts> {
  const own = ownActivities(db, desk, filters);
  const rows = selectSearched(own, filters, reviewSearch(db, desk, filters));
  // Kysely does not know the names of columns that a list makes.
  return (await rows
    .clearSelect()
    .select(
      REVIEW_VIEWS.map((view) =>
        sql<number>`(count(*) filter (where ${inView(view, desk, filters)}))::integer`.as(view),
      ),
    )
    .select(
      sql<
        string | null
      >`min(activities.date) filter (where ${inView('waiting', desk, filters)})`.as('oldest_day'),
    )
    .executeTakeFirstOrThrow()) as unknown as ReviewCounts;
}
