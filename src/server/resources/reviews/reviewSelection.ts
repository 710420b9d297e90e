import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { REVIEW_SELECTION_MAX } from '@/shared/constants/limits';
import { type ReviewQuery, selectReviewIds } from './reviewList';
import { type Desk, ownActivities, type ReviewFilters } from './reviewScope';

/**
 * A summary for a decision on all of these activities, without those of other reviewers and of closed
 * periods.
 */
export async function summarizeActivities(
  db: Database,
  desk: Desk,
  ids: readonly number[],
  filters: ReviewFilters = {},
) {
  return ownActivities(db, desk, filters)
    .clearSelect()
    .innerJoin('internships', 'internships.id', 'activities.internship_id')
    .leftJoin('activity_logs', (join) =>
      join
        .onRef('activity_logs.activity_id', '=', 'activities.id')
        .on('activity_logs.handed_in_at', 'is not', null),
    )
    .where('activities.id', 'in', ids.length > 0 ? ids : [0])
    .select([
      sql<number>`count(*)::integer`.as('activities'),
      sql<number>`count(distinct internships.student_id)::integer`.as('students'),
      sql<number>`(count(*) filter (where activities.attendance_time is null))::integer`.as(
        'without_attendance',
      ),
      sql<number>`(count(*) filter (where activity_logs.activity_id is null))::integer`.as(
        'without_log',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** The ids of a view, up to the limit of one decision. */
export async function selectWholeView(db: Database, desk: Desk, query: ReviewQuery) {
  const { ids, meta } = await selectReviewIds(db, desk, {
    ...query,
    page: 1,
    per_page: REVIEW_SELECTION_MAX,
  });
  return {
    activity_ids: ids,
    total: meta.total,
    ...(await summarizeActivities(db, desk, ids, query)),
  };
}
