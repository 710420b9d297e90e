import type { Database } from '@/server/db/database';
import { selectEventsOf } from '@/server/resources/activities/attendanceQueries';

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
  const events = await selectEventsOf(
    db,
    activities.map(({ id }) => id),
  );
  const eventsOf = (id: number) =>
    events.flatMap(({ activity_id, ...event }) => (activity_id === id ? [event] : []));
  return activities.map((activity) => ({ ...activity, events: eventsOf(activity.id) }));
}
