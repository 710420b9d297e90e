import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { ActivityUpdate, NewActivity } from '@/server/db/tables';
import { belongsToVisible } from '@/server/placements/internshipAccess';

export const ACTIVITY_COLUMNS = [
  'activities.id',
  'activities.internship_id',
  'activities.name',
  'activities.description',
  'activities.date',
  'activities.start_time',
  'activities.end_time',
  'activities.address',
  'activities.attendance_time',
  'activities.latitude',
  'activities.longitude',
  'activities.is_position_rounded',
  'activities.position_verdict',
  'activities.left_at',
  'activities.validated_at_by_mentor',
  'activities.validated_at_by_lecturer',
  'activities.returned_at_by_mentor',
  'activities.returned_at_by_lecturer',
] as const;

const RECORD_COLUMNS = [...ACTIVITY_COLUMNS, 'activities.version'] as const;

export async function selectActivity(db: Database, user: SessionUser, id: number) {
  return db
    .selectFrom('activities')
    .select(RECORD_COLUMNS)
    .where('activities.id', '=', id)
    .where(belongsToVisible('activities.internship_id', user))
    .executeTakeFirst();
}

/** Inserts the activities in one statement; the result is in their order. */
export async function insertActivities(db: Database, activities: NewActivity[]) {
  const rows = await db
    .insertInto('activities')
    .values(activities)
    .returning(RECORD_COLUMNS)
    .execute();
  return rows.sort((one, other) => one.id - other.id);
}

export async function updateActivity(
  db: Database,
  user: SessionUser,
  id: number,
  activity: ActivityUpdate,
) {
  return db
    .updateTable('activities')
    .set(activity)
    .where('activities.id', '=', id)
    .where(belongsToVisible('activities.internship_id', user))
    .returning(RECORD_COLUMNS)
    .executeTakeFirst();
}

export async function deleteActivity(db: Database, user: SessionUser, id: number) {
  return db
    .deleteFrom('activities')
    .where('activities.id', '=', id)
    .where(belongsToVisible('activities.internship_id', user))
    .returning('activities.id')
    .executeTakeFirst();
}
