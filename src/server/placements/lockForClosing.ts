import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { lockVerdicts } from './lockVerdicts';
import { lockPlacements } from './scheduleFacts';

/**
 * Locks placements, and then their periods, to close them or to open them again: pending changes of what belongs to them come
 * first, and later ones wait (docs/decisions/0036). To be called first in the transaction: edits of placements lock the period
 * before the placement, and wait here for the lock of verdicts.
 */
export async function lockForClosing(
  trx: Database,
  placementIds: readonly number[],
  periodIds: readonly number[],
): Promise<void> {
  await lockVerdicts(trx, 'many placements');
  await lockPlacements(trx, placementIds);
  await trx
    .selectFrom('internship_periods')
    .select('id')
    .where('id', '=', anyOf(periodIds))
    .orderBy('id')
    .forUpdate()
    .execute();
}
