import { zonedTime } from './zonedTime';

/**
 * The dates ('YYYY-MM-DD') on which attendance is open at `now`: today in UTC (spec §9) and, while it
 * differs, today on campus. In Jakarta (UTC+7) both are open from midnight until 07:00.
 */
export function attendanceDays(now: Date, campusTimeZone: string): string[] {
  const utcDay = now.toISOString().slice(0, 10);
  return [...new Set([utcDay, zonedTime(now, campusTimeZone).date])];
}
