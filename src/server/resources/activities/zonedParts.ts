import type { Database } from '@/server/db/database';
import { withDayRules } from './withDayRules';

/** Adds the clock of its place to each activity of a whole list. */
export async function* zonedParts<Row extends { id: number }>(
  db: Database,
  parts: AsyncIterable<Row[]>,
) {
  for await (const activities of parts) yield withDayRules(db, activities);
}
