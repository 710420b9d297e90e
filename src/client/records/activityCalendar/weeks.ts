import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { id } from 'date-fns/locale/id';
import { startOfWeek } from 'date-fns/startOfWeek';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Monday to Sunday. */
export const weekOf = (date: Date): Date[] => {
  const monday = startOfWeek(date, { locale: id });
  return DAYS.map((day) => addDays(monday, day));
};

/** For example 23 – 29 November 2026; 30 Nov – 6 Des 2026; 28 Des 2026 – 3 Jan 2027. */
export const weekLabel = (first: Date, last: Date): string => {
  const text = (date: Date, pattern: string) => format(date, pattern, { locale: id });
  if (first.getMonth() === last.getMonth()) {
    return `${first.getDate()} – ${text(last, 'd MMMM yyyy')}`;
  }
  const isOneYear = first.getFullYear() === last.getFullYear();
  return `${text(first, isOneYear ? 'd MMM' : 'd MMM yyyy')} – ${text(last, 'd MMM yyyy')}`;
};
