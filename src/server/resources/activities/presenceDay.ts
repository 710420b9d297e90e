/**
 * The dates that count as today for attendance: in UTC, which the screens go by (spec §9), and where
 * the campus is, whose morning is still yesterday in UTC.
 */
export function presenceDays(now: Date, campusTimeZone: string): string[] {
  return [...new Set([dateIn('UTC', now), dateIn(campusTimeZone, now)])];
}

/** 'YYYY-MM-DD', which is how Canada writes a date. */
function dateIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}
