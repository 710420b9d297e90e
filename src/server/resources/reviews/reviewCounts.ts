import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { selectSearched } from '@/server/lists/search';
import { REVIEW_VIEWS, type ReviewView } from '@/shared/resources/reviews/constants';
import { type Desk, inView, ownActivities, type ReviewFilters } from './reviewScope';
import { reviewSearch } from './reviewSearch';

export type ReviewCounts = Record<ReviewView, number> & { oldest_day: string | null };

/** The number of activities in each view. One statement counts them, so that the numbers agree with each other. */
export async function countReviews(
  db: Database,
  desk: Desk,
  filters: ReviewFilters,
): Promise<ReviewCounts> {
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
