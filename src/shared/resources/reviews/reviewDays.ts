import { attendanceDays } from '@/shared/attendanceDays';
import { addDays } from '@/shared/calendarDays';
import { OVERDUE_AFTER_DAYS } from '@/shared/resources/reviews/constants';

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
  return { today, firstOpen, overdueBefore: addDays(today, -OVERDUE_AFTER_DAYS) };
}
