import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { id } from 'date-fns/locale/id';
import { parseISO } from 'date-fns/parseISO';
import { MISSING } from './formatNumber';

type Maybe = string | null | undefined;

// 'YYYY-MM-DD' is a day of the calendar, the same in every time zone, for parseISO as well; an instant
// is shown in the reader's own.
const formatter = (pattern: string) => (value: Maybe) => {
  const date = value ? parseISO(value) : null;
  return date && isValid(date) ? format(date, pattern, { locale: id }) : MISSING;
};

/** 21 Nov 2026 */
export const formatDate = formatter('d MMM yyyy');
/** 21 November 2026 */
export const formatLongDate = formatter('d MMMM yyyy');
/** Sab, 21 Nov 2026 */
export const formatShortWeekdayDate = formatter('EEE, d MMM yyyy');
/** Sabtu, 21 November 2026 */
export const formatWeekdayDate = formatter('EEEE, d MMMM yyyy');
/** 21 Nov 2026, 08:15, from an instant */
export const formatDateTime = formatter('d MMM yyyy, HH:mm');
/** 08:15, from an instant */
export const formatInstantTime = formatter('HH:mm');

const CLOCK = /^(\d{2}:\d{2})(?::\d{2})?/;

/** 08:15, from '08:15' or '08:15:00' */
export const formatTime = (value: Maybe) => CLOCK.exec(value ?? '')?.[1] ?? MISSING;

/** 08:00 - 16:00 */
export const formatTimeRange = (start: Maybe, end: Maybe, dash = '-') =>
  `${formatTime(start)} ${dash} ${formatTime(end)}`;

/** 1 Jul 2026 s/d 31 Des 2026 */
export const formatPeriod = (start: Maybe, end: Maybe) =>
  `${formatDate(start)} s/d ${formatDate(end)}`;
