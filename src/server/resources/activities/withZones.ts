import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { zoneOfActivity } from '@/server/resources/places/defaultPlaces';

/** Adds the clock of its place to each activity. */
export async function withZones<Row extends { id: number }>(db: Database, activities: Row[]) {
  const rows = await db
    .selectFrom('activities')
    .select(['activities.id', zoneOfActivity.as('time_zone')])
    .where('activities.id', '=', anyOf(activities.map(({ id }) => id)))
    .execute();
  const zones = new Map(rows.map(({ id, time_zone }) => [id, time_zone]));
  return activities.map((activity) => ({
    ...activity,
    time_zone: zones.get(activity.id) ?? 'WIB',
  }));
}
