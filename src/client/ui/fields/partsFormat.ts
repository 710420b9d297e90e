import { MONTH_LABELS, MONTHS } from '@/shared/constants/months';
import { isCalendarDate, isClockTime } from '@/shared/validation/dateAndTime';

interface Part {
  label: string;
  placeholder: string;
  length: number;
  min: number;
  max: number;
  /** The words that a screen reader says instead of the digits. */
  textOf?: (digits: string) => string | undefined;
}

/** A date or a time as parts that are typed one after the other; an empty part is ''. */
export interface PartsFormat {
  separator: string;
  parts: readonly Part[];
  read: (value: string) => string[];
  /** Undefined while a part is missing, and for a day that does not exist. */
  write: (digits: readonly string[]) => string | undefined;
}

const readWith = (pattern: RegExp, count: number) => (value: string) =>
  pattern.exec(value)?.slice(1) ?? Array<string>(count).fill('');

const pad = (digits: string | undefined) => (digits ? digits.padStart(2, '0') : '');

const isoDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** 'YYYY-MM-DD', shown as day/month/year. */
export const DATE_PARTS: PartsFormat = {
  separator: '/',
  parts: [
    { label: 'Hari', placeholder: 'HH', length: 2, min: 1, max: 31, textOf: (day) => `${+day}` },
    {
      label: 'Bulan',
      placeholder: 'BB',
      length: 2,
      min: 1,
      max: 12,
      textOf: (digits) => {
        const month = MONTHS[Number(digits) - 1];
        return month && MONTH_LABELS[month];
      },
    },
    { label: 'Tahun', placeholder: 'TTTT', length: 4, min: 1, max: 9999 },
  ],
  read: (value) => readWith(isoDatePattern, 3)(value).reverse(),
  write: ([day, month, year]) => {
    const date = `${year}-${pad(month)}-${pad(day)}`;
    return isCalendarDate(date) ? date : undefined;
  },
};

/** 'HH:mm'; seconds of a stored time are ignored. */
export const TIME_PARTS: PartsFormat = {
  separator: ':',
  parts: [
    { label: 'Jam', placeholder: 'JJ', length: 2, min: 0, max: 23 },
    { label: 'Menit', placeholder: 'MM', length: 2, min: 0, max: 59 },
  ],
  read: readWith(/^(\d{2}):(\d{2})/, 2),
  write: ([hours, minutes]) => {
    const time = `${pad(hours)}:${pad(minutes)}`;
    return isClockTime(time) ? time : undefined;
  },
};

/** The part after one more digit; `isDone` when no other digit can follow. */
export function withDigit({ length, max }: Part, before: string, digit: string) {
  const longer = before + digit;
  const digits = before.length < length && Number(longer) <= max ? longer : digit;
  return { digits, isDone: digits.length === length || Number(digits) * 10 > max };
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

/** The part after a key that counts up or down, or undefined for another key. */
export function withStep({ length, min, max }: Part, digits: string, key: string) {
  const step = STEPS[key];
  const stepped = () => {
    if (key === 'Home') return min;
    if (key === 'End') return max;
    if (step === undefined) return undefined;
    if (digits === '') return length === 4 ? new Date().getFullYear() : step > 0 ? min : max;
    const count = max - min + 1;
    return min + ((Number(digits) - min + step + count) % count);
  };
  return stepped()?.toString().padStart(length, '0');
}
