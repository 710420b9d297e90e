import { MONTH_LABELS, MONTHS, type Month, SHORT_MONTH_LABELS } from './constants/months';
import { MISSING } from './formatNumber';
import { isCalendarDate } from './validation/dateAndTime';

type Maybe = string | null | undefined;

const WEEKDAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];

const isDay = /^\d{4}-\d{2}-\d{2}$/;

// 'YYYY-MM-DD' is a day of the calendar, the same in every time zone; an instant is shown in the reader's own.
const toDate = (value: string) =>
  isDay.test(value) ? new Date(isCalendarDate(value) ? `${value}T00:00` : '') : new Date(value);

const formatter = (write: (date: Date) => string) => (value: Maybe) => {
  const date = value ? toDate(value) : null;
  return date && !Number.isNaN(date.getTime()) ? write(date) : MISSING;
};

const twoDigits = (count: number) => String(count).padStart(2, '0');
const clockOf = (date: Date) => `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
const weekdayOf = (date: Date) => WEEKDAYS[date.getDay()] ?? '';
const NARROW_WEEKDAYS = ['Mg', 'Sn', 'Sl', 'Rb', 'Km', 'Jm', 'Sb'];
const shortWeekdayOf = (date: Date) => weekdayOf(date).slice(0, 3);
const dayWith = (labels: Readonly<Record<Month, string>>) => (date: Date) =>
  `${date.getDate()} ${labels[MONTHS[date.getMonth()] as Month]} ${date.getFullYear()}`;
const shortDay = dayWith(SHORT_MONTH_LABELS);
const longDay = dayWith(MONTH_LABELS);

/** 21 Nov 2026 */
export const formatDate = formatter(shortDay);
/** 21 November 2026 */
export const formatLongDate = formatter(longDay);
/** Sb */
export const formatNarrowWeekday = formatter((date) => NARROW_WEEKDAYS[date.getDay()] ?? '');
/** Nov */
export const formatShortMonth = formatter(
  (date) => SHORT_MONTH_LABELS[MONTHS[date.getMonth()] as Month],
);
/** Sab, 21 Nov 2026 */
export const formatShortWeekdayDate = formatter(
  (date) => `${shortWeekdayOf(date)}, ${shortDay(date)}`,
);
/** Sab, 21 Nov, or Sab, 21 Nov 2025 in another year than that of `today` */
export const formatNearDay = (value: Maybe, today: string) => {
  const text = formatShortWeekdayDate(value);
  const year = ` ${today.slice(0, 4)}`;
  return text.endsWith(year) ? text.slice(0, -year.length) : text;
};
/** Sabtu, 21 November 2026 */
export const formatWeekdayDate = formatter((date) => `${weekdayOf(date)}, ${longDay(date)}`);
/** 21 Nov 2026, 08:15, from an instant */
export const formatDateTime = formatter((date) => `${shortDay(date)}, ${clockOf(date)}`);
/** 08:15, from an instant */
export const formatInstantTime = formatter(clockOf);

const CLOCK = /^(\d{2}:\d{2})(?::\d{2})?/;

/** 08:15, from '08:15' or '08:15:00' */
export const formatTime = (value: Maybe) => CLOCK.exec(value ?? '')?.[1] ?? MISSING;

/** 08:00 - 16:00, or 22:00 - 06:00 (+1) for a night shift */
export const formatTimeRange = (start: Maybe, end: Maybe, dash = '-') => {
  const isNight = start != null && end != null && end < start;
  return `${formatTime(start)} ${dash} ${formatTime(end)}${isNight ? ' (+1)' : ''}`;
};

/** 1 Jul 2026 s/d 31 Des 2026 */
export const formatPeriod = (start: Maybe, end: Maybe) =>
  `${formatDate(start)} s/d ${formatDate(end)}`;

/** 9 Sep 2026, or 9 Sep 2026 s/d 11 Sep 2026 for several days */
export const formatDays = (first: string, last: string) =>
  first === last ? formatDate(first) : formatPeriod(first, last);
