import { addDays, weekdayOf } from '../calendarDays';

const FRIDAY = 5;

/** The working day that is `count` working days after the date: Monday to Friday without `free` days. */
export function addWorkingDays(date: string, count: number, free: ReadonlySet<string>): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (weekdayOf(day) <= FRIDAY && !free.has(day)) left -= 1;
  }
  return day;
}
