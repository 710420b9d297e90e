import { isCalendarDate } from '@/shared/validation/dateAndTime';

/** Local midnight of 'YYYY-MM-DD', whereas `new Date` would take it as UTC. */
export const toDate = (text: string) =>
  new Date(isCalendarDate(text) ? `${text}T00:00:00` : Number.NaN);

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** The local day of a date, as 'YYYY-MM-DD'. */
export const toIsoDate = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
