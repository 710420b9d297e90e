import { ANYONE, type Viewer } from '@/server/auth/sessionUser';
import type { Services } from '@/server/services';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import type { AttendanceFacts, AttendedPlacement, Days } from '@/server/verdicts/attendanceFacts';
import type { JudgedPlacement } from '@/server/verdicts/verdicts.worker';
import { daysBetween } from '@/shared/calendarDays';
import { selectAttendanceFacts, selectPlacements, selectPlaceRules } from './attendanceFacts';
import { selectHolidayDays } from './holidayDays';

export type Judging = Pick<Services, 'db' | 'verdicts'>;

/** The verdict on each day of those of the placements that the viewer may see, by name. */
export async function judgeDays(
  { db, verdicts }: Judging,
  viewer: Viewer,
  ids: readonly number[],
  days: Days,
  moment: VerdictMoment,
): Promise<(AttendedPlacement & JudgedPlacement)[]> {
  const facts = await selectAttendanceFacts(db, viewer, ids, days);
  const judged = await verdicts.daysOf(facts, moment);
  return facts.placements.flatMap((placement, index) => {
    const its = judged[index];
    return its ? [{ ...placement, ...its }] : [];
  });
}

/** Some megabytes of facts, which take some ten milliseconds to read and to judge. */
const DAYS_OF_PART = 25_000;
const PLACEMENTS_OF_PART = 1_000;
/** One part is read while another is judged. A transaction has one connection. */
const PARTS_AT_ONCE = 2;

/** The totals of each placement, however many, in any order; others have their turn between two parts. */
export const judgeTotals = (
  judging: Judging,
  ids: readonly number[],
  days: Days,
  moment: VerdictMoment,
  signal?: AbortSignal,
): Promise<JudgedPlacement[]> =>
  judgeParts(judging, ids, days, (facts) => judging.verdicts.totalsOf(facts, moment), signal);

/** The same for the verdict on each day. */
export const judgeManyDays = (
  judging: Judging,
  ids: readonly number[],
  days: Days,
  moment: VerdictMoment,
): Promise<JudgedPlacement[]> =>
  judgeParts(judging, ids, days, (facts) => judging.verdicts.daysOf(facts, moment));

async function judgeParts(
  { db }: Judging,
  ids: readonly number[],
  days: Days,
  judge: (facts: AttendanceFacts) => Promise<JudgedPlacement[]>,
  signal?: AbortSignal,
): Promise<JudgedPlacement[]> {
  const length = daysBetween(days.from, days.to) + 1;
  const size = Math.min(PLACEMENTS_OF_PART, Math.max(1, Math.floor(DAYS_OF_PART / length)));
  const holidays = await selectHolidayDays(db, days.from, days.to);
  const places = await selectPlaceRules(db);
  const all: JudgedPlacement[] = [];
  // Shared by those who work: an error of one ends it for all.
  const parts = partsOf(ids, size);
  async function work() {
    for (const part of parts) {
      const placements = await selectPlacements(db, ANYONE, part, days);
      signal?.throwIfAborted();
      all.push(...(await judge({ days, holidays, places, placements })));
    }
  }
  await Promise.all(Array.from({ length: db.isTransaction ? 1 : PARTS_AT_ONCE }, work));
  return all;
}

function* partsOf(ids: readonly number[], size: number) {
  for (let start = 0; start < ids.length; start += size) yield ids.slice(start, start + size);
}
