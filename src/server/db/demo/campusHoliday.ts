import { addDays } from '@/shared/calendarDays';
import type { NewHoliday } from '../tables';
import { isWorkday } from './dates';

const DAYS_AGO = 40;

/** A day off of the campus on a workday that is no holiday of the decree. */
export function demoCampusHoliday(today: string, holidays: readonly string[]): NewHoliday {
  let date = addDays(today, -DAYS_AGO);
  while (!isWorkday(date) || holidays.includes(date)) date = addDays(date, -1);
  return { date, name: 'Dies Natalis Kampus', kind: 'campus', certainty: 'certain' };
}
