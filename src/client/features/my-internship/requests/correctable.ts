import { addDays } from '@/shared/calendarDays';
import { REQUEST_PAST_DAYS } from '@/shared/resources/attendance-requests/constants';

/** The activities that a correction may be about. */
export const correctableActivities = (internshipId: number, today: string) => ({
  id: internshipId,
  sort: '-date,start_time' as const,
  dateFrom: addDays(today, -REQUEST_PAST_DAYS),
  dateTo: today,
});
