import { attendanceDays } from '@/shared/attendanceDays';
import { OVERDUE_AFTER_DAYS } from '@/shared/constants/reviews';

/** The days, as 'YYYY-MM-DD', that the views of the desk compare activities with. */
export interface ReviewDays {
  /** The current day on campus or in UTC, whichever is later. */
  today: string;
  /** Activities before this day take no more attendance. */
  firstOpen: string;
  /** Activities before this day have waited for too long. */
  overdueBefore: string;
}

export function reviewDays(now: Date, campusTimeZone: string): ReviewDays {
  // Two days are open for attendance while it is another day in UTC than on campus.
  const open = attendanceDays(now, campusTimeZone).sort();
  const [firstOpen = ''] = open;
  const today = open.at(-1) ?? firstOpen;
  return { today, firstOpen, overdueBefore: daysAfter(today, -OVERDUE_AFTER_DAYS) };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

function daysAfter(date: string, days: number): string {
  return new Date(startOf(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((startOf(to) - startOf(from)) / DAY_MS);
