import type { Database } from '@/server/db/database';
import { selectPressPermissions } from './pressPermissions';

/** Adds the clock of its place to each activity, and whether check-outs are asked for on its day. */
export async function withDayRules<Row extends { id: number }>(db: Database, activities: Row[]) {
  const known = await selectPressPermissions(
    db,
    activities.map(({ id }) => id),
  );
  // One that is deleted meanwhile is left out.
  return activities.flatMap((activity) => {
    const rules = known.get(activity.id);
    if (!rules) return [];
    const { time_zone, requires_check_out } = rules;
    return [{ ...activity, time_zone, requires_check_out }];
  });
}
