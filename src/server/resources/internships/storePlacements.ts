import type { Database } from '@/server/db/database';
import { notifyPlaced } from '@/server/resources/notifications/kinds/newPlacements';
import type { PlacementsInput } from '@/shared/resources/internships/internshipsBulkRules';
import type { PlacementMoment } from './endPlacement';
import { insertInternships } from './internshipQueries';
import { newStart } from './placement';

/** Stores placements that were checked, and returns their IDs in the same order. */
export async function storePlacements(
  trx: Database,
  { internship_period_id, start_date: chosen, placements }: PlacementsInput,
  { now, today }: PlacementMoment,
): Promise<number[]> {
  const period = await trx
    .selectFrom('internship_periods')
    .select(['start_date', 'end_date'])
    .where('id', '=', internship_period_id)
    .executeTakeFirst();
  const start_date = newStart(chosen, period, today);
  // Internships do not store the company, which follows from the mentor.
  const rows = placements.map(({ company_id: _, ...columns }) => ({
    ...columns,
    internship_period_id,
    start_date,
  }));
  const ids = await insertInternships(trx, rows);
  await notifyPlaced(trx, ids, now);
  return ids;
}
