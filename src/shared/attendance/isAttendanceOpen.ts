import { lastDayOf } from './shift';

interface Shift {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:mm' */
  start_time: string;
  /** 'HH:mm'; before the start for a night shift */
  end_time: string;
}

/**
 * Whether attendance can be recorded: on the days on which it is open everywhere (`attendanceDays`), and from the first
 * to the last day of the shift by the clock of its place.
 */
export function isAttendanceOpen(
  { date, start_time, end_time }: Shift,
  days: readonly string[],
  localDate: string,
): boolean {
  const lastDay = lastDayOf(date, end_time < start_time);
  return days.includes(date) || (date <= localDate && localDate <= lastDay);
}
