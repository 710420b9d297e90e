import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { defaultPlaces } from '@/server/resources/places/defaultPlaces';
import type { Zone } from '@/shared/attendance/zones';

/** Adds the clock of its place to each activity of one placement. */
export async function withZones<Row extends { id: number }>(
  db: Database,
  internshipId: number,
  activities: Row[],
) {
  const rows = await db
    .selectFrom('activities')
    .leftJoin('places', 'places.id', 'activities.place_id')
    .select('activities.id')
    .select(
      // The subquery names no column of the activity, so it runs once for all of them.
      sql<Zone>`coalesce(places.time_zone, (
        select time_zone from ${defaultPlaces} as default_place
        where default_place.internship_id = ${internshipId}
      ), 'WIB')`.as('time_zone'),
    )
    .where('activities.id', '=', anyOf(activities.map(({ id }) => id)))
    .execute();
  const zones = new Map(rows.map(({ id, time_zone }) => [id, time_zone]));
  return activities.map((activity) => ({
    ...activity,
    time_zone: zones.get(activity.id) ?? 'WIB',
  }));
}
