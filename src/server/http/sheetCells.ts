import { zonedTime } from '@/shared/zonedTime';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// Values in the form that the writer of workbooks takes.

const MINUTES_PER_DAY = 24 * 60;

/** Workbooks write characters as `_x000D_`; a text that contains just that would become the character. */
export const textCell = (text: string): string => text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');

/** The writer reads dates in UTC. */
export const dayCell = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** 'HH:mm' as a fraction of a day. */
export const timeCell = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / MINUTES_PER_DAY;
};

/** An instant by the clock of the campus, since workbooks have no time zones. */
export const instantCell = (instant: Date, timeZone: string): Date => {
  const { date, time } = zonedTime(instant, timeZone);
  return new Date(`${date}T${time}:00Z`);
};
