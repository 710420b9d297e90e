import { addDays, weekdayOf } from '@/shared/calendarDays';

/** Functions on calendar days as 'YYYY-MM-DD', independent of the process time zone. */
const CAMPUS_OFFSET = '+07:00';
const CAMPUS_OFFSET_MS = 7 * 3_600_000;

export function isWorkday(date: string): boolean {
  return weekdayOf(date) <= 5;
}

/** First day of the month `months` after that of `date`. */
export function startOfMonth(date: string, months = 0): string {
  const day = new Date(toMs(date));
  return toText(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
}

/** Last day of the month `months` after that of `date`. */
export function endOfMonth(date: string, months = 0): string {
  return addDays(startOfMonth(date, months + 1), -1);
}

/** The instant of `time` on `date` in western Indonesia (UTC+7). */
export function campusInstant(date: string, time: string, offsetMinutes = 0): Date {
  return new Date(Date.parse(`${date}T${time}:00${CAMPUS_OFFSET}`) + offsetMinutes * 60_000);
}

/** The date in western Indonesia at the instant. */
export const campusDate = (instant: Date): string => toText(instant.getTime() + CAMPUS_OFFSET_MS);

function toMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
