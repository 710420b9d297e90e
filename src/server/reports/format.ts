import { formatDate, formatLongDate } from '@/shared/format';
import { zonedTime } from '@/shared/zonedTime';

/** '2 November 2026' of an instant, on the calendar of the campus. */
export function longDateOf(instant: Date, timeZone: string): string {
  return formatLongDate(zonedTime(instant, timeZone).date);
}

/** '2 Nov 2026' of an instant, on the calendar of the campus. */
export function dateOf(instant: Date, timeZone: string): string {
  return formatDate(zonedTime(instant, timeZone).date);
}

const score = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** '85,5' */
export const scoreText = (value: number) => score.format(value);
