import { addDays, datesBetween, weekdayOf } from './calendarDays';
import { MONTH_LABELS, MONTHS, type Month } from './constants/months';

/** A month as 'YYYY-MM'. */
export const monthOf = (date: string): string => date.slice(0, 7);

const parts = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { year, number };
};

/** 'Maret 2026' */
export function monthLabel(month: string): string {
  const { year, number } = parts(month);
  return `${MONTH_LABELS[MONTHS[number - 1] as Month]} ${year}`;
}

/** The month so many months later, or earlier. */
export function addMonths(month: string, count: number): string {
  const { year, number } = parts(month);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const firstDay = (month: string): string => `${month}-01`;
export const lastDay = (month: string): string => addDays(firstDay(addMonths(month, 1)), -1);

const WEEK = 7;

/** The weeks of a month from Monday to Sunday, with null for the days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const before = Array.from({ length: weekdayOf(firstDay(month)) - 1 }, () => null);
  const days: (string | null)[] = [...before, ...datesBetween(firstDay(month), lastDay(month))];
  while (days.length % WEEK > 0) days.push(null);
  return Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
}

/** The days of each month in a range, both ends included. */
export function daysByMonth(from: string, to: string): string[][] {
  const months = new Map<string, string[]>();
  for (const date of datesBetween(from, to)) {
    const days = months.get(monthOf(date));
    if (days) days.push(date);
    else months.set(monthOf(date), [date]);
  }
  return [...months.values()];
}
