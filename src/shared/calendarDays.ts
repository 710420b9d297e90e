/** Functions on calendar days as 'YYYY-MM-DD', independent of the time zone of the process. */
const DAY_MS = 24 * 60 * 60 * 1000;

const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

export function addDays(date: string, days: number): string {
  return new Date(startOf(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((startOf(to) - startOf(from)) / DAY_MS);
}

export const earlierOf = (one: string, other: string): string => (one < other ? one : other);
export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(startOf(date)).getUTCDay() || 7;
}

/** The days from the first to the last one, both included; none if the last one comes first. */
export function datesBetween(from: string, to: string): string[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
