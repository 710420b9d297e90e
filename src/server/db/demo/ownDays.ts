import type { Insertable } from 'kysely';
import { isPlacedOn, type OpenRange } from '@/shared/attendance/placement';
import { addDays, laterOf } from '@/shared/calendarDays';
import type { Tables } from '../tables';
import type { DemoInternship } from './internships';
import { ACTIVE_PERIOD_ID } from './periods';

export type DemoInterruption = Insertable<Tables['internship_interruptions']>;

/** A mentor with few students, at another company than the last placements. */
const NEXT_MENTOR_ID = 4;

/**
 * Ends one of the last placements of the active period early, interrupts another one and moves a third to another
 * company. The very last one stays as it is.
 */
export function withOwnDays(
  internships: readonly DemoInternship[],
  { today, activeFrom }: { today: string; activeFrom: string },
) {
  const active = internships.filter((row) => row.internship_period_id === ACTIVE_PERIOD_ID);
  const [moved, interrupted, resigned] = [-4, -3, -2].map((place) => active.at(place));
  if (!moved || !interrupted || !resigned) throw new Error('Too few demo placements');
  // A period that has just begun leaves a week of work.
  const weeksAgo = (weeks: number) =>
    laterOf(addDays(today, -7 * weeks), addDays(activeFrom, 7 + weeks));
  const endOf = (row: DemoInternship): Partial<DemoInternship> => {
    if (row.id === resigned.id) return { end_date: weeksAgo(3), end_reason: 'resigned' };
    if (row.id === moved.id) return { end_date: weeksAgo(2), end_reason: 'moved' };
    return {};
  };
  const continuation: DemoInternship = {
    ...moved,
    id: internships.length + 1,
    mentor_id: NEXT_MENTOR_ID,
    start_date: addDays(weeksAgo(2), 1),
    continued_from_id: moved.id,
  };
  const interruption: DemoInterruption = {
    internship_id: interrupted.id,
    start_date: weeksAgo(1),
    end_date: addDays(weeksAgo(1), 16),
    reason: 'Rawat inap dan pemulihan',
  };
  return {
    internships: [...internships.map((row) => ({ ...row, ...endOf(row) })), continuation],
    interruptions: [interruption],
  };
}

/** Whether a student of the demo works at the company on a day of the period. */
export function isAtWork(
  { id, start_date, end_date }: DemoInternship,
  date: string,
  interruptions: readonly DemoInterruption[],
): boolean {
  const own: OpenRange[] = interruptions
    .filter(({ internship_id }) => internship_id === id)
    .map((row) => ({ startDate: row.start_date, endDate: row.end_date ?? null }));
  return isPlacedOn(date, {
    startDate: start_date ?? date,
    endDate: end_date ?? date,
    interruptions: own,
  });
}
