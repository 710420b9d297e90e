import type { Days } from '@/server/verdicts/attendanceFacts';
import { addDays } from '@/shared/calendarDays';

interface Dates {
  start_date: string;
  end_date: string;
}

/** The days between two first days, and between two last days: those that a move of both takes away or adds. */
export const movedDays = (before: Dates, after: Dates): Days[] => {
  const [firstStart, lastStart] = inOrder(before.start_date, after.start_date);
  const [firstEnd, lastEnd] = inOrder(before.end_date, after.end_date);
  return [
    { from: firstStart, to: addDays(lastStart, -1) },
    { from: addDays(firstEnd, 1), to: lastEnd },
  ];
};

const inOrder = (one: string, other: string): [string, string] =>
  one < other ? [one, other] : [other, one];
