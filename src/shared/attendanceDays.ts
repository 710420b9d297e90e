/**
 * The dates ('YYYY-MM-DD') on which attendance is open at `now`: today in UTC (spec §9) and, while it
 * differs, today on campus. In Jakarta (UTC+7) both are open from midnight until 07:00.
 */
export function attendanceDays(now: Date, campusTimeZone: string): string[] {
  return [...new Set([dateIn('UTC', now), dateIn(campusTimeZone, now)])];
}

/** The Canadian English date format is 'YYYY-MM-DD'. */
function dateIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}
