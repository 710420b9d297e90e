import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { zoneOfActivity } from '@/server/placements/defaultPlaces';
import { belongsToVisible } from '@/server/placements/internshipAccess';
import type { KeptClaim } from './keptClaim';

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

/** When a log was first handed in, also on a device without a network. */
export const firstHandIn = sql<Date | null>`coalesce(
  activity_logs.first_written_at, activity_logs.first_handed_in_at
)`;

/** When a text was written and when it arrived, for one that a device has kept. */
export const WRITTEN_COLUMNS = [
  'activity_logs.written_at',
  'activity_logs.written_received_at',
  'activity_logs.device_time',
  'activity_logs.clock_doubt',
] as const;

export async function selectActivityLog(db: Database, activityId: number) {
  return db
    .selectFrom('activity_logs')
    .select([
      'text',
      'version',
      'saved_at',
      firstHandIn.as('first_handed_in_at'),
      'handed_in_at',
      'handed_in_version',
      ...WRITTEN_COLUMNS,
    ])
    .where('activity_id', '=', activityId)
    .executeTakeFirst();
}

/** Whether a visible activity has this text, and it was handed in as it is. */
export async function isHandedIn(
  db: Database,
  user: SessionUser,
  { activityId, text }: { activityId: number; text: string },
): Promise<boolean> {
  const log = await db
    .selectFrom('activity_logs')
    .innerJoin('activities', 'activities.id', 'activity_logs.activity_id')
    .select('activity_logs.activity_id')
    .where('activity_logs.activity_id', '=', activityId)
    .where('activity_logs.text', '=', text)
    .whereRef('activity_logs.handed_in_version', '=', 'activity_logs.version')
    .where(belongsToVisible('activities.internship_id', user))
    .executeTakeFirst();
  return log !== undefined;
}

/** Saves a new version, unless the text is unchanged. */
export async function saveActivityLog(
  db: Database,
  activityId: number,
  text: string,
  { made_at, ...clock }: KeptClaim,
  now: Date,
): Promise<void> {
  const written = { written_at: made_at, written_received_at: made_at && now, ...clock };
  await db
    .insertInto('activity_logs')
    .values({ activity_id: activityId, text, saved_at: now, ...written })
    .onConflict((conflict) =>
      conflict
        .column('activity_id')
        .doUpdateSet({ text, saved_at: now, version: sql`activity_logs.version + 1`, ...written })
        .where('activity_logs.text', '<>', text),
    )
    .execute();
  // The same text may have been saved before, and be handed in without a network now.
  if (!made_at) return;
  await db
    .updateTable('activity_logs')
    .set(written)
    .where('activity_id', '=', activityId)
    .execute();
}

/** The time within which a text that has arrived from its device counts as handed in when it was written. */
const HAND_IN_AFTER_ARRIVAL = sql`interval '1 hour'`;

export async function handInActivityLog(
  db: Database,
  activityId: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('activity_logs')
    .set({
      first_written_at: sql`case
        when first_handed_in_at is not null then first_written_at
        when written_received_at >= ${now}::timestamptz - ${HAND_IN_AFTER_ARRIVAL} then written_at
      end`,
      first_handed_in_at: sql`coalesce(first_handed_in_at, ${now})`,
      handed_in_at: now,
      handed_in_version: sql.ref('version'),
    })
    .where('activity_id', '=', activityId)
    .execute();
}
