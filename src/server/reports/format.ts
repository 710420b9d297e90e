/** Dates, times and numbers as they are written in Indonesia. Formatters are kept: making one is slow. */

const kept = new Map<string, Intl.DateTimeFormat>();

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = kept.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('id-ID', options);
    kept.set(key, format);
  }
  return format;
}

/** A calendar date has no zone; read as UTC it stays on its day in every process. */
const atMidnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** 'Senin, 2 Nov 2026' from 'YYYY-MM-DD'. */
export function dayWithWeekday(date: string): string {
  return formatter({
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(atMidnight(date));
}

/** '2 November 2026' from 'YYYY-MM-DD'. */
export function longDay(date: string): string {
  return formatter({ dateStyle: 'long', timeZone: 'UTC' }).format(atMidnight(date));
}

/** '2 November 2026' of an instant, on the calendar of the campus. */
export function longDayOf(instant: Date, timeZone: string): string {
  return formatter({ dateStyle: 'long', timeZone }).format(instant);
}

/** '2 Nov 2026' of an instant, on the calendar of the campus. */
export function shortDayOf(instant: Date, timeZone: string): string {
  return formatter({ dateStyle: 'medium', timeZone }).format(instant);
}

/** '07.58 WIB' of an instant, by the clock of the campus. */
export function clockOf(instant: Date, timeZone: string): string {
  return formatter({
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  }).format(instant);
}

/** '08.00–16.00' from two times 'HH:mm'. */
export function timeRange(start: string, end: string): string {
  return `${clock(start)}–${clock(end)}`;
}

const clock = (time: string) => time.slice(0, 5).replace(':', '.');

const score = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const total = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** '85,5' */
export const scoreText = (value: number) => score.format(value);

/** '85,50' */
export const totalText = (value: number) => total.format(value);
