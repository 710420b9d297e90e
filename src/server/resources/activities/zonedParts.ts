import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { zoneOfActivity } from '@/server/resources/places/defaultPlaces';

/** Adds the clock of its place to each activity of a whole list, whosever it is. */
export async function* zonedParts<Row extends { id: number }>(
  db: Database,
  parts: AsyncIterable<Row[]>,
) {
  for await (const activities of parts) {
    const rows = await db
      .selectFrom('activities')
      .select(['activities.id', zoneOfActivity.as('time_zone')])
      .where('activities.id', '=', anyOf(activities.map(({ id }) => id)))
      .execute();
    const zones = new Map(rows.map(({ id, time_zone }) => [id, time_zone]));
    yield activities.flatMap((activity) => {
      const time_zone = zones.get(activity.id);
      // Deleted since its part was read.
      return time_zone ? [{ ...activity, time_zone }] : [];
    });
  }
}
