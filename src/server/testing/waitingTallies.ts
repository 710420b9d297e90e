import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

const KEPT = sql`
  select reviewer, reviewer_id, internship_period_id, date, activities from waiting_tallies
  where activities <> 0 order by 1, 2, 3, 4`;

const COUNTED = sql`
  select reviewer, reviewer_id, internship_period_id, date, count(*)::integer as activities
  from activities
  join internships on internships.id = internship_id
  cross join lateral (values
    ('mentor', mentor_id, coalesce(validated_at_by_mentor, returned_at_by_mentor)),
    ('lecturer', lecturer_id, coalesce(validated_at_by_lecturer, returned_at_by_lecturer))
  ) as desk (reviewer, reviewer_id, decided_at)
  where decided_at is null
  group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

/** The activities that wait for each reviewer by day: as the triggers keep them, and counted. */
export async function waitingTallies(db: Database) {
  // One snapshot, while others write.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      kept: (await KEPT.execute(trx)).rows,
      counted: (await COUNTED.execute(trx)).rows,
    }));
}
