import { isCalendarDate, isClockTime } from '@/shared/validation/dateAndTime';
import type { RawCell, ReadCell } from './rawCells';

type Typed = Extract<RawCell, { is: 'number' | 'date' | 'flag' }>;

const LIKE = 'Tulis seperti 17/05/2026 (hari/bulan/tahun).';
const NOT_DATE = `Sel ini bukan tanggal. ${LIKE}`;
const NO_DAY = `Tanggal ini tidak ada di kalender. ${LIKE}`;
const SEVERAL_DATES =
  'Sel ini memuat beberapa tanggal. Tulis satu baris untuk tiap tanggal, seperti 17/05/2026 (hari/bulan/tahun).';
const UNIVERSAL_TIME = `Jam di sel ini menurut waktu UTC, jadi harinya tidak pasti. ${LIKE}`;
const NOT_TIME = 'Sel ini bukan jam. Tulis seperti 08:00.';

const MONTHS: Readonly<Record<string, number>> = Object.fromEntries([
  ['jan', 1],
  ['feb', 2],
  ['peb', 2],
  ['mar', 3],
  ['apr', 4],
  ['mei', 5],
  ['may', 5],
  ['jun', 6],
  ['jul', 7],
  ['agu', 8],
  ['aug', 8],
  ['ags', 8],
  ['sep', 9],
  ['okt', 10],
  ['oct', 10],
  ['nov', 11],
  ['nop', 11],
  ['des', 12],
  ['dec', 12],
] as const);

const two = (number: number): string => String(number).padStart(2, '0');

const isoDate = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
/** 20050517; no other order of the same digits is a date of these centuries. */
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** The number of a day in spreadsheets, from 1927 to 2173. */
const SERIAL = /^[1-9]\d{4}$/;
const SERIAL_OF_1970 = 25_569;
/** The days between the two calendars of spreadsheets. */
const DAYS_OF_1904 = 1462;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Spreadsheets read '40' as 1940. */
const CENTURY_FROM = 40;
const MONTH_NAMED = /^(?:\p{L}+,?\s+)?(\d{1,2})[\s-]+(\p{L}{3,})\.?[\s-]+(\d{4}|\d{2})$/u;

const CLOCK_TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?`;
const HALF_AND_ZONE = String.raw`(?:\s*[ap]\.?m\.?)?(?:\s*WI(?:B|TA?))?`;
/** '…T00:00:00.000Z', '… pukul 14.30 WIB', '…T00:00+07:00' */
const TIME_BEHIND = new RegExp(
  String.raw`(?:T|,?\s+)(?:(?:pukul|jam|pkl\.?)\s+)?(${CLOCK_TIME})(Z|\s*[+-]00:?00)?(?:\s*[+-]\d{2}:?\d{2})?${HALF_AND_ZONE}$`,
  'i',
);
const MIDNIGHT = /^[0:.,]+$/;

/** Several days, such as those of a decree: '20–24 Maret', '20 s.d. 24 Maret', '20/03/2026 - 24/03/2026'. */
const SEVERAL =
  /\d\s*(?:s\.?\s*\/?\s*d\.?|sampai(?:\s+dengan)?|hingga|dan|&|,)\s*(?:\p{L}+,?\s*)?\d|\d\s+-\s+(?:\p{L}+,?\s*)?\d|\d\s*-\s*\d{1,2}\s+\p{L}{3}|\d-\d{1,2}[/.]\d/iu;

/** Looking for times and several days in a longer text could take seconds. */
const DATE_CHARACTERS_MAX = 100;

/** A date as a text, without its time and with plain hyphens. */
export const dateText = (text: string): string =>
  text.length > DATE_CHARACTERS_MAX
    ? text
    : text
        .trim()
        .replace(/[‐-―−]/g, '-')
        .replace(TIME_BEHIND, '');

/** In universal time, another day may have begun where the person is. */
function isInUniversalTime(text: string): boolean {
  const [, time = '', zone] = TIME_BEHIND.exec(text) ?? [];
  return zone !== undefined && !MIDNIGHT.test(time);
}

/** 'YYYY-MM-DD', or an error that names the format. */
export function readDate(cell: Typed | string, isMonthFirst = false): ReadCell {
  if (typeof cell !== 'string') {
    if (cell.is === 'number') {
      const serial = Math.floor(cell.number) + (cell.is1904 ? DAYS_OF_1904 : 0);
      return readDigits(String(serial)) ?? { value: '', error: NOT_DATE };
    }
    if (cell.is !== 'date' || Number.isNaN(cell.date.getTime()))
      return { value: '', error: NOT_DATE };
    return { value: cell.date.toISOString().slice(0, 10) };
  }
  if (cell.length > DATE_CHARACTERS_MAX) return { value: cell, error: NOT_DATE };
  if (isInUniversalTime(cell)) return { value: cell, error: UNIVERSAL_TIME };
  const text = dateText(cell);
  const date = dateIn(text, isMonthFirst);
  if (date !== null) return isCalendarDate(date) ? { value: date } : { value: date, error: NO_DAY };
  return readDigits(text) ?? { value: cell, error: SEVERAL.test(text) ? SEVERAL_DATES : NOT_DATE };
}

function dateIn(text: string, isMonthFirst: boolean): string | null {
  const numbers = (match: RegExpExecArray | null) => match?.slice(1).map(Number);
  const [year, month, day] = numbers(YEAR_FIRST.exec(text)) ?? [];
  if (year !== undefined && month && day) return isoDate(year, month, day);
  const dayFirst = DAY_FIRST.exec(text);
  const [first, second] = numbers(dayFirst) ?? [];
  if (dayFirst && first && second) {
    const [dayOf, monthOf] = isMonthFirst ? [second, first] : [first, second];
    return isoDate(fullYear(dayFirst[3]), monthOf, dayOf);
  }
  const named = MONTH_NAMED.exec(text);
  const namedMonth = MONTHS[named?.[2]?.slice(0, 3).toLowerCase() ?? ''];
  return named && namedMonth ? isoDate(fullYear(named[3]), namedMonth, Number(named[1])) : null;
}

/** The day of a number without the format of a date. */
function readDigits(text: string): ReadCell | null {
  const [, year, month, day] = COMPACT.exec(text) ?? [];
  const compact = `${year}-${month}-${day}`;
  if (isCalendarDate(compact)) return { value: compact };
  return SERIAL.test(text)
    ? { value: new Date((Number(text) - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10) }
    : null;
}

/** '0026' with four digits stays the year 26, which the rules refuse. */
const fullYear = (text = ''): number => {
  const year = Number(text);
  if (text.length > 2) return year;
  return year + (year < CENTURY_FROM ? 2000 : 1900);
};

const CLOCK =
  /^(?:(?:pukul|jam|pkl\.?)\s+)?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?(?:\s*([ap])\.?m\.?)?(?:\s*WI(?:B|TA?))?$/i;
const MINUTES_OF_DAY = 24 * 60;

/** 'HH:mm', or an error that names the format. */
export function readTime(cell: Typed | string): ReadCell {
  if (typeof cell === 'string') {
    const match = CLOCK.exec(cell);
    if (!match) return { value: cell, error: NOT_TIME };
    const [, hours = '', minutes = '', , half] = match;
    const value = `${two(hourOf(Number(hours), half?.toLowerCase()))}:${minutes}`;
    return isClockTime(value) ? { value } : { value, error: NOT_TIME };
  }
  if (cell.is === 'date') {
    // A time without a day falls on the first day of a spreadsheet's calendar; 25:00 falls on the second.
    if (cell.date.getUTCFullYear() === 1900) return { value: '', error: NOT_TIME };
    const seconds = Math.round(cell.date.getTime() / 1000);
    return Number.isNaN(seconds)
      ? { value: '', error: NOT_TIME }
      : atMinute(Math.round(seconds / 60));
  }
  // A time without a time format is a fraction of a day.
  if (cell.is === 'number' && cell.number >= 0 && cell.number < 1) {
    return atMinute(Math.round(cell.number * MINUTES_OF_DAY));
  }
  return { value: '', error: NOT_TIME };
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

const atMinute = (minute: number): ReadCell => {
  const ofDay = ((minute % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return { value: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}` };
};
