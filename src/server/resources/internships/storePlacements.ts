import type { Database } from '@/server/db/database';
import { tellPlaced } from '@/server/resources/notifications/kinds/newPlacements';
import type { PlacementsInput } from '@/shared/validation/internshipsBulkRules';
import { insertInternships } from './internshipQueries';

/** Stores placements that were checked, and returns their IDs in the same order. */
export async function storePlacements(
  trx: Database,
  { internship_period_id, placements }: PlacementsInput,
  now: Date,
): Promise<number[]> {
  // Internships do not store the company, which follows from the mentor.
  const rows = placements.map(({ company_id: _, ...columns }) => ({
    ...columns,
    internship_period_id,
  }));
  const ids = await insertInternships(trx, rows);
  await tellPlaced(trx, ids, now);
  return ids;
}
