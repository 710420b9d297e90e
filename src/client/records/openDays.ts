import { attendanceDays } from '@/shared/attendanceDays';

/** The dates on which attendance is open now; those of UTC in a browser without the time zone. */
export const openDays = (campusTimeZone: string): string[] => {
  const now = new Date();
  try {
    return attendanceDays(now, campusTimeZone);
  } catch {
    return attendanceDays(now, 'UTC');
  }
};
