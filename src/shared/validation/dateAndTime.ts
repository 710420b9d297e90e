import { YEAR_MAX, YEAR_MIN } from '../constants/limits';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `YYYY-MM-DD`, an existing day; PostgreSQL would also accept 'infinity'. */
export const isCalendarDate = (value: unknown): value is string => {
  if (typeof value !== 'string') return false;
  const [, year, month, day] = DATE.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  if (year < YEAR_MIN || year > YEAR_MAX) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** `HH:mm` from 00:00 to 23:59; PostgreSQL would also accept '24:00'. */
export const isClockTime = (value: unknown): value is string =>
  typeof value === 'string' && TIME.test(value);
