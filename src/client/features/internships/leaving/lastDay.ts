import type { Internship } from '@/client/api/api';
import { placementDates } from '@/client/records/placementDates/placementDates';

/** Today, or the nearest day of the placement. */
export function usualLastDay(internship: Internship, today: string): string {
  const { startDate, endDate } = placementDates(internship);
  return [startDate, today, endDate].toSorted()[1] ?? today;
}
