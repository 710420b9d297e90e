import type { RawCell, ReadCell } from './rawCells';

type Typed = Extract<RawCell, { is: 'number' | 'date' | 'flag' }>;

const NOT_DATE = 'Sel ini bukan tanggal. Tulis seperti 17/05/2026 (hari/bulan/tahun).';
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

const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
/** The number of a day in spreadsheets, from 1927 to 2173. */
const SERIAL = /^[1-9]\d{4}$/;
const SERIAL_OF_1970 = 25_569;
/** The days between the two calendars of spreadsheets. */
const DAYS_OF_1904 = 1462;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Spreadsheets read '40' as 1940. */
const CENTURY_FROM = 40;
const MONTH_NAMED = /^(?:\p{L}+,?\s+)?(\d{1,2})[\s-]+(\p{L}{3,})\.?[\s-]+(\d{4}|\d{2})$/u;

/** 'YYYY-MM-DD', or the unchanged text: the rules check whether such a day exists. */
export function readDate(cell: Typed | string, isMonthFirst = false): ReadCell {
  if (typeof cell !== 'string') {
    if (cell.is === 'number') {
      const serial = cell.number + (cell.is1904 ? DAYS_OF_1904 : 0);
      return readSerial(String(serial)) ?? { value: '', error: NOT_DATE };
    }
    if (cell.is !== 'date' || Number.isNaN(cell.date.getTime()))
      return { value: '', error: NOT_DATE };
    return { value: cell.date.toISOString().slice(0, 10) };
  }
  const numbers = (match: RegExpExecArray | null) => match?.slice(1).map(Number);
  const [year, month, day] = numbers(YEAR_FIRST.exec(cell)) ?? [];
  if (year !== undefined && month && day) return { value: isoDate(year, month, day) };
  const dayFirst = DAY_FIRST.exec(cell);
  const [first, second] = numbers(dayFirst) ?? [];
  if (dayFirst && first && second) {
    const [dayOf, monthOf] = isMonthFirst ? [second, first] : [first, second];
    return { value: isoDate(fullYear(dayFirst[3]), monthOf, dayOf) };
  }
  const named = MONTH_NAMED.exec(cell);
  const namedMonth = MONTHS[named?.[2]?.slice(0, 3).toLowerCase() ?? ''];
  if (named && namedMonth)
    return { value: isoDate(fullYear(named[3]), namedMonth, Number(named[1])) };
  return readSerial(cell) ?? { value: cell };
}

/** The day of a number without the format of a date. */
const readSerial = (text: string): ReadCell | null =>
  SERIAL.test(text)
    ? { value: new Date((Number(text) - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10) }
    : null;

/** '0026' with four digits stays the year 26, which the rules refuse. */
const fullYear = (text = ''): number => {
  const year = Number(text);
  if (text.length > 2) return year;
  return year + (year < CENTURY_FROM ? 2000 : 1900);
};

const CLOCK =
  /^(\d{1,2})[:.](\d{2})(?::(\d{2})(?:\.0+)?)?(?:\s*([ap])\.?m\.?)?(?:\s*WI(?:B|TA?))?$/i;
const MINUTES_OF_DAY = 24 * 60;

/** 'HH:mm', or the unchanged text. */
export function readTime(cell: Typed | string): ReadCell {
  if (typeof cell === 'string') {
    const match = CLOCK.exec(cell);
    if (!match) return { value: cell };
    const [, hours = '', minutes = '', , half] = match;
    return { value: `${two(hourOf(Number(hours), half?.toLowerCase()))}:${minutes}` };
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
