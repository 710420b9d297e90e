import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { zoneOfActivity } from '@/server/placements/defaultPlaces';
import { belongsToVisible } from '@/server/placements/internshipAccess';

/**
 * The state that decides whether log and photos of a visible activity may be changed. With `lock`,
 * validations and other changes wait until the transaction ends.
 */
export async function selectLogState(
  db: Database,
  user: SessionUser,
  activityId: number,
  { lock = false } = {},
) {
  return db
    .selectFrom('activities')
    .select([
      'activities.date',
      'activities.validated_at_by_mentor',
      'activities.validated_at_by_lecturer',
      sql<boolean>`num_nonnulls(
        activities.returned_at_by_mentor, activities.returned_at_by_lecturer
      ) > 0`.as('is_returned'),
      zoneOfActivity.as('time_zone'),
    ])
    .where('activities.id', '=', activityId)
    .where(belongsToVisible('activities.internship_id', user))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

export async function selectActivityLog(db: Database, activityId: number) {
  return db
    .selectFrom('activity_logs')
    .select([
      'text',
      'version',
      'saved_at',
      'first_handed_in_at',
      'handed_in_at',
      'handed_in_version',
    ])
    .where('activity_id', '=', activityId)
    .executeTakeFirst();
}

/** Saves a new version, unless the text is unchanged. */
export async function saveActivityLog(
  db: Database,
  activityId: number,
  text: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('activity_logs')
    .values({ activity_id: activityId, text, saved_at: now })
    .onConflict((conflict) =>
      conflict
        .column('activity_id')
        .doUpdateSet({ text, saved_at: now, version: sql`activity_logs.version + 1` })
        .where('activity_logs.text', '<>', text),
    )
    .execute();
}

export async function handInActivityLog(
  db: Database,
  activityId: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('activity_logs')
    .set({
      first_handed_in_at: sql`coalesce(first_handed_in_at, ${now})`,
      handed_in_at: now,
      handed_in_version: sql.ref('version'),
    })
    .where('activity_id', '=', activityId)
    .execute();
}
