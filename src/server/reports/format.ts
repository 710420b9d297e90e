import { formatDate, formatLongDate } from '@/shared/format';

/** Formatters by time zone, cached because creating one is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function onCampus(instant: Date, timeZone: string) {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('id-ID', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
      timeZone,
    });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(instant).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute, timeZoneName } = Object.fromEntries(parts);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}`, timeZoneName };
}

/** '2 November 2026' of an instant, on the calendar of the campus. */
export function longDateOf(instant: Date, timeZone: string): string {
  return formatLongDate(onCampus(instant, timeZone).date);
}

/** '2 Nov 2026' of an instant, on the calendar of the campus. */
export function dateOf(instant: Date, timeZone: string): string {
  return formatDate(onCampus(instant, timeZone).date);
}

/** '07:58 WIB' of an instant, by the clock of the campus. */
export function timeOf(instant: Date, timeZone: string): string {
  const { time, timeZoneName } = onCampus(instant, timeZone);
  return `${time} ${timeZoneName}`;
}

const score = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const total = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** '85,5' */
export const scoreText = (value: number) => score.format(value);

/** '85,50' */
export const totalText = (value: number) => total.format(value);
