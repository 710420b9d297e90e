import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { ActivityUpdate, NewActivity } from '@/server/db/tables';
import { belongsToVisible } from '@/server/resources/internships/internshipAccess';

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
  'activities.validated_at_by_mentor',
  'activities.validated_at_by_lecturer',
] as const;

export async function selectActivity(db: Database, user: SessionUser, id: number) {
  return db
    .selectFrom('activities')
    .select(ACTIVITY_COLUMNS)
    .where('activities.id', '=', id)
    .where(belongsToVisible('activities.internship_id', user))
    .executeTakeFirst();
}

/** All or, when one of them is refused, none; answered in the order given. */
export async function insertActivities(db: Database, activities: NewActivity[]) {
  const rows = await db
    .insertInto('activities')
    .values(activities)
    .returning(ACTIVITY_COLUMNS)
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
    .returning(ACTIVITY_COLUMNS)
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

interface Presence {
  attendance_time: Date;
  latitude: number;
  longitude: number;
}

/** The first submission counts, also of two at the same moment; a later one changes nothing. */
export async function updatePresence(
  db: Database,
  user: SessionUser,
  id: number,
  presence: Presence,
): Promise<void> {
  await db
    .updateTable('activities')
    .set(presence)
    .where('activities.id', '=', id)
    .where('activities.attendance_time', 'is', null)
    .where(belongsToVisible('activities.internship_id', user))
    .execute();
}

/** The first validation counts; repeating it changes nothing. */
export async function updateValidation(
  db: Database,
  user: SessionUser,
  id: number,
  column: 'validated_at_by_mentor' | 'validated_at_by_lecturer',
  now: Date,
): Promise<void> {
  await db
    .updateTable('activities')
    .set({ [column]: now })
    .where('activities.id', '=', id)
    .where(sql.ref(`activities.${column}`), 'is', null)
    .where(belongsToVisible('activities.internship_id', user))
    .execute();
}
