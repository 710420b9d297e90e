import { isCalendarDate, isClockTime } from '@/shared/validation/dateAndTime';

/** How people type a date or a time. */
export interface TypedFormat {
  placeholder: string;
  separator: string;
  /** '' for an unknown value. */
  show: (value: string) => string;
  /** Undefined for a text that is no date or time, or not yet. */
  read: (text: string) => string | undefined;
}

const pad = (digits = '') => digits.padStart(2, '0');

/** The numbers in a text, which may lack separators. */
const numbersIn = (text: string, withoutSeparators: RegExp): string[] =>
  withoutSeparators.exec(text)?.slice(1) ?? text.match(/\d+/g) ?? [];

/** 'YYYY-MM-DD', typed as day/month/year; a pasted one may begin with the year. */
export const DATE_FORMAT: TypedFormat = {
  placeholder: 'HH/BB/TTTT',
  separator: '/',
  show: (value) => (isCalendarDate(value) ? value.split('-').reverse().join('/') : ''),
  read: (text) => {
    const numbers = numbersIn(text, /^(\d\d)(\d\d)(\d{4})$/);
    const [day, month, year, ...rest] = numbers[0]?.length === 4 ? numbers.reverse() : numbers;
    const date = `${year}-${pad(month)}-${pad(day)}`;
    return rest.length === 0 && isCalendarDate(date) ? date : undefined;
  },
};

/** 'HH:mm'; seconds are ignored. */
export const TIME_FORMAT: TypedFormat = {
  placeholder: 'JJ:MM',
  separator: ':',
  show: (value) => (isClockTime(value.slice(0, 5)) ? value.slice(0, 5) : ''),
  read: (text) => {
    const [hours, minutes] = numbersIn(text, /^(\d\d)(\d\d)$/);
    const time = `${pad(hours)}:${pad(minutes)}`;
    return minutes && isClockTime(time) ? time : undefined;
  },
};

/** The typed text, with a separator after two digits at its end, because a keyboard of digits lacks it. */
export function withSeparators(format: TypedFormat, text: string, before: string): string {
  if (!text.startsWith(before)) return text;
  const { separator, placeholder } = format;
  const parts = text.replace(/^\D+/, '').split(/\D+/);
  const isLast = parts.length >= placeholder.split(separator).length;
  if (parts.at(-1)?.length === 2 && !isLast) parts.push('');
  return parts.join(separator);
}
