import { ANYONE, type Viewer } from '@/server/auth/sessionUser';
import { selectHolidayDays } from '@/server/resources/holidays/holidayQueries';
import type { Services } from '@/server/services';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import type { AttendedPlacement, Days } from '@/server/verdicts/attendanceFacts';
import type { JudgedPlacement } from '@/server/verdicts/verdicts.worker';
import { daysBetween } from '@/shared/calendarDays';
import { selectAttendanceFacts, selectPlacements } from './attendanceFacts';

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

/**
 * The totals of each placement, however many: while a part is judged, the next one is read, and others have their turn
 * between two parts.
 */
export async function judgeTotals(
  { db, verdicts }: Judging,
  ids: readonly number[],
  days: Days,
  moment: VerdictMoment,
  signal?: AbortSignal,
): Promise<JudgedPlacement[]> {
  const length = daysBetween(days.from, days.to) + 1;
  const size = Math.min(PLACEMENTS_OF_PART, Math.max(1, Math.floor(DAYS_OF_PART / length)));
  const holidays = await selectHolidayDays(db, days.from, days.to);
  const all: JudgedPlacement[] = [];
  let judging: Promise<JudgedPlacement[]> = Promise.resolve([]);
  for (let start = 0; start < ids.length; start += size) {
    const part = ids.slice(start, start + size);
    const [placements, judged] = await Promise.all([
      selectPlacements(db, ANYONE, part, days),
      judging,
    ]);
    all.push(...judged);
    signal?.throwIfAborted();
    judging = verdicts.totalsOf({ days, holidays, placements }, moment);
  }
  all.push(...(await judging));
  return all;
}
