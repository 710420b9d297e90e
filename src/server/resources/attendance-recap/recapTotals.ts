import type { RecapFilters } from '@/server/auth/reportTokens';
import type { Viewer } from '@/server/auth/sessionUser';
import { type Judging, judgeTotals } from '@/server/placements/judgePlacements';
import { dayRange } from '@/server/resources/attendance-days/dayRange';
import { findInternships } from '@/server/resources/internships/internshipList';
import { dayOf, type VerdictMoment } from '@/server/verdicts/attendanceDays';
import { sumOfDays, totalsIn } from '@/shared/attendance/totals';

/** The totals of all placements that the viewer finds with these filters. */
export async function selectRecapTotals(
  judging: Judging,
  viewer: Viewer,
  filters: RecapFilters,
  moment: VerdictMoment,
  signal?: AbortSignal,
) {
  const days = dayRange(filters);
  const found = await findInternships(judging.db, viewer, { ...filters, today: dayOf(moment) });
  const ids = (await found.execute()).map(({ id }) => id);
  const judged = await judgeTotals(judging, ids, days, moment, signal);
  return { placements: judged.length, ...totalsIn(sumOfDays(judged)) };
}
