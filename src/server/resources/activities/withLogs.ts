import type { Database } from '@/server/db/database';

/** Adds to each activity of a list whether its log has been handed in. */
export async function withLogs<Row extends { id: number }>(db: Database, activities: Row[]) {
  const ids = activities.map(({ id }) => id);
  const handedIn = new Set(await handedInAmong(db, ids));
  return activities.map((activity) => ({ ...activity, has_log: handedIn.has(activity.id) }));
}

async function handedInAmong(db: Database, activityIds: number[]): Promise<number[]> {
  if (activityIds.length === 0) return [];
  const rows = await db
    .selectFrom('activity_logs')
    .select('activity_id')
    .where('activity_id', 'in', activityIds)
    .where('handed_in_at', 'is not', null)
    .execute();
  return rows.map(({ activity_id }) => activity_id);
}
