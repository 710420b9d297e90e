import { foundOr404 } from '@/server/http/errors';
import { changingVerdicts } from '@/server/resources/attendance-days/changingVerdicts';
import type { Judging } from '@/server/resources/attendance-days/judgePlacements';
import { lockPlacements } from '@/server/resources/schedules/scheduleFacts';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import type { SeenChanges } from '@/shared/validation/seenChanges';
import { selectPeriodDays } from './internshipQueries';

/** Makes an edit of the days of a placement, which may change any of its past days, in the transaction of the edit. */
export async function editPlacementDays<T>(
  judging: Judging,
  id: number,
  confirmed: SeenChanges,
  moment: VerdictMoment,
  edit: () => Promise<T>,
): Promise<T> {
  // Presses and requests wait, so that only the edit changes verdicts.
  await lockPlacements(judging.db, [id]);
  const days = [foundOr404(await selectPeriodDays(judging.db, id))];
  return changingVerdicts(judging, confirmed, { days, placements: async () => [id], edit }, moment);
}
