import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { isOpen } from '@/server/placements/closedBy';
import { zoneOfActivity } from '@/server/placements/defaultPlaces';
import { requiresCheckOut } from '@/server/resources/internship-periods/periodRules';

/** The permissions of reviewers for the presses of each activity, by its ID. */
export async function selectPressPermissions(db: Database, activityIds: readonly number[]) {
  const rows = await db
    .selectFrom('activities')
    .innerJoin('internships', 'internships.id', 'activities.internship_id')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select('activities.id')
    .select([zoneOfActivity.as('time_zone'), requiresCheckOut.as('requires_check_out')])
    .select(
      sql<boolean>`${isOpen()}
        and num_nulls(validated_at_by_mentor, validated_at_by_lecturer) > 0`.as('takes_presses'),
    )
    .where('activities.id', '=', anyOf(activityIds))
    .execute();
  return new Map(rows.map(({ id, ...permissions }) => [id, permissions]));
}
