import { type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { selectSearched } from '@/server/lists/search';
import { REVIEW_VIEWS, type ReviewView } from '@/shared/resources/reviews/constants';
import {
  type Desk,
  inView,
  isDue,
  isReviewable,
  ownActivities,
  REVIEWABLE,
  type Reviewable,
  type ReviewFilters,
} from './reviewScope';
import { reviewSearch } from './reviewSearch';

export type ReviewCounts = Record<ReviewView, number> & {
  empty: number;
  oldest_day: string | null;
};

/** The answers of the inner query, which looks up each activity once for all views. */
const FOUND: Reviewable = {
  attended: sql<SqlBool>`activities.is_attended`,
  handedIn: sql<SqlBool>`activities.is_handed_in`,
};

/** The number of activities in each view. One statement counts them, so that the numbers agree with each other. */
export async function countReviews(
  db: Database,
  desk: Desk,
  filters: ReviewFilters,
): Promise<ReviewCounts> {
  const own = ownActivities(db, desk, filters);
  const due = isDue(desk, filters);
  const rows = selectSearched(own, filters, reviewSearch(db, desk, filters))
    .clearSelect()
    .select(['activities.internship_id', 'activities.date', 'activities.attendance_time'])
    .select([
      `activities.validated_at_by_${desk.reviewer}`,
      `activities.returned_at_by_${desk.reviewer}`,
    ])
    .select([
      sql<SqlBool>`case when ${due} then ${REVIEWABLE.attended} end`.as('is_attended'),
      sql<SqlBool>`case when ${due} then ${REVIEWABLE.handedIn} end`.as('is_handed_in'),
    ]);
  const viewed = (view: ReviewView) => inView(view, desk, filters, FOUND);
  const views = REVIEW_VIEWS.map(
    (view) => sql`(count(*) filter (where ${viewed(view)}))::integer as ${sql.ref(view)}`,
  );
  // PostgreSQL would look up the same in each count without the `offset`.
  const { rows: counted } = await sql<ReviewCounts>`
    select ${sql.join(views)},
      (count(*) filter (where ${due} and not ${isReviewable(FOUND)}))::integer as empty,
      min(date) filter (where ${viewed('waiting')}) as oldest_day
    from (${rows} offset 0) as activities`.execute(db);
  const [counts] = counted;
  if (!counts) throw new Error('An aggregate has one row.');
  return counts;
}
