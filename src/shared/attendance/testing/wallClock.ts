/** Dates and clocks as text, written without the functions that the tests compare them with. */
export type Clock = 'UTC' | 'WIB' | 'WITA' | 'WIT';

const HOURS_EAST: Readonly<Record<Clock, number>> = { UTC: 0, WIB: 7, WITA: 8, WIT: 9 };
const HOUR_MS = 3_600_000;

/** 'YYYY-MM-DDTHH:mm' as the clock shows it at the instant. */
export const shownAt = (at: number, clock: Clock): string =>
  new Date(at + HOURS_EAST[clock] * HOUR_MS).toISOString().slice(0, 16);

export const dateAt = (at: number, clock: Clock): string => shownAt(at, clock).slice(0, 10);

/** The instant at which the clock shows midnight, the start of the date. */
export const midnightOf = (date: string, clock: Clock): number =>
  Date.parse(`${date}T00:00:00.000Z`) - HOURS_EAST[clock] * HOUR_MS;

const twoDigits = (count: number) => String(count).padStart(2, '0');

export function nextDate(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const february = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  const length = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  if (day < length) return `${year}-${twoDigits(month)}-${twoDigits(day + 1)}`;
  return month < 12 ? `${year}-${twoDigits(month + 1)}-01` : `${year + 1}-01-01`;
}

/** Every minute from the day before the date to the fourth one after it, with its place in the row. */
export function minutesAround(date: string): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  let day = dateAt(midnightOf(date, 'UTC') - 1, 'UTC');
  for (let count = 0; count < 6; count += 1) {
    for (let hour = 0; hour < 24; hour += 1) {
      for (let minute = 0; minute < 60; minute += 1) {
        minutes.set(`${day}T${twoDigits(hour)}:${twoDigits(minute)}`, minutes.size);
      }
    }
    day = nextDate(day);
  }
  return minutes;
}
