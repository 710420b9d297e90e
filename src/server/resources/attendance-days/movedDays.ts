import type { Days } from '@/server/verdicts/attendanceFacts';
import { addDays, earlierOf, laterOf } from '@/shared/calendarDays';

interface Dates {
  start_date: string;
  end_date: string;
}

/** The days between two first days, and between two last days: those that a move of both takes away or adds. */
export const movedDays = (before: Dates, after: Dates): Days[] => [
  {
    from: earlierOf(before.start_date, after.start_date),
    to: addDays(laterOf(before.start_date, after.start_date), -1),
  },
  {
    from: addDays(earlierOf(before.end_date, after.end_date), 1),
    to: laterOf(before.end_date, after.end_date),
  },
];
