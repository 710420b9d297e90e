import { foundOr404 } from '@/server/http/errors';
import { changingVerdicts } from '@/server/placements/changingVerdicts';
import type { Judging } from '@/server/placements/judgePlacements';
import { lockPlacements } from '@/server/placements/scheduleFacts';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import type { SeenChanges } from '@/shared/validation/seenChanges';
import { selectPeriodDays } from './internshipQueries';

interface PlacementToEdit {
  id: number;
  /** The period that it has after the edit, if that may be another one. */
  periodId?: number;
}

/**
 * Makes an edit of the days of a placement, which may change any of its past days, in the transaction of the edit, after
 * `lockForPlacing`.
 */
export async function editPlacementDays<T>(
  judging: Judging,
  { id, periodId }: PlacementToEdit,
  confirmed: SeenChanges,
  moment: VerdictMoment,
  edit: () => Promise<T>,
): Promise<T> {
  // Presses and requests wait, so that only the edit changes verdicts.
  await lockPlacements(judging.db, [id]);
  const days = await selectPeriodDays(judging.db, id, periodId);
  foundOr404(days[0]);
  return changingVerdicts(judging, confirmed, { days, placements: async () => [id], edit }, moment);
}
