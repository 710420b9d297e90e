import type { Database } from '@/server/db/database';
import { foundOr404 } from '@/server/http/errors';
import { selectEventsOf } from '@/server/resources/activities/attendanceQueries';
import { selectPressPermissions } from '@/server/resources/activities/pressPermissions';

/** The activities of a placement on one day with their presses; the caller has checked who may see it. */
export async function selectAttendedActivities(db: Database, internshipId: number, date: string) {
  const activities = await db
    .selectFrom('activities')
    .select(['id', 'name', 'start_time', 'end_time', 'attendance_time'])
    .where('internship_id', '=', internshipId)
    .where('date', '=', date)
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  const ids = activities.map(({ id }) => id);
  const events = await selectEventsOf(db, ids);
  const permissions = await selectPressPermissions(db, ids);
  const eventsOf = (id: number) =>
    events.flatMap(({ activity_id, ...event }) => (activity_id === id ? [event] : []));
  return activities.map((activity) => ({
    ...activity,
    ...foundOr404(permissions.get(activity.id)),
    events: eventsOf(activity.id),
  }));
}
