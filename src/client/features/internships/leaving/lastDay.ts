import type { Internship } from '@/client/api/api';
import { placementDates } from '@/client/records/placementDates/placementDates';
import type { OpenRange } from '@/shared/attendance/placement';
import { addDays } from '@/shared/calendarDays';
import { isCalendarDate } from '@/shared/validation/dateAndTime';

/** Today, or the nearest day of the placement. */
export function usualLastDay(internship: Internship, today: string): string {
  const { startDate, endDate } = placementDates(internship);
  return [startDate, today, endDate].toSorted()[1] ?? today;
}

/** The days that a placement loses by an end; null for a day that is incomplete. */
export const daysAfter = (lastDay: string): OpenRange | null =>
  isCalendarDate(lastDay) ? { startDate: addDays(lastDay, 1), endDate: null } : null;
