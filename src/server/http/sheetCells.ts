export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// What the writer of workbooks takes for a cell:

const MINUTES_PER_DAY = 24 * 60;

/** Workbooks write characters as `_x000D_`; a text that contains just that would become the character. */
export const textCell = (text: string): string => text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');

/** The writer takes the calendar of UTC. */
export const dayCell = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** 'HH:mm' as a part of the day. */
export const timeCell = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / MINUTES_PER_DAY;
};

/** An instant by the clock of the campus, of which workbooks know nothing. */
export const instantCells = (timeZone: string) => {
  const timeOf = campusTime(timeZone);
  return (instant: Date): Date => new Date(`${timeOf(instant).replace(' ', 'T')}:00Z`);
};

/** Makes 'YYYY-MM-DD HH:mm' of an instant, by the clock of the campus. */
export function campusTime(timeZone: string): (instant: Date) => string {
  // The Swedish format is that of ISO 8601.
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant) => formatter.format(instant);
}
