import { formatDate, formatLongDate } from '@/shared/format';
import { zonedTime, zoneName } from '@/shared/zonedTime';

/** '2 November 2026' of an instant, on the calendar of the campus. */
export function longDateOf(instant: Date, timeZone: string): string {
  return formatLongDate(zonedTime(instant, timeZone).date);
}

/** '2 Nov 2026' of an instant, on the calendar of the campus. */
export function dateOf(instant: Date, timeZone: string): string {
  return formatDate(zonedTime(instant, timeZone).date);
}

/** '07:58 WIB' of an instant, by the clock of the campus. */
export function timeOf(instant: Date, timeZone: string): string {
  return `${zonedTime(instant, timeZone).time} ${zoneName(instant, timeZone)}`;
}

const score = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** '85,5' */
export const scoreText = (value: number) => score.format(value);
