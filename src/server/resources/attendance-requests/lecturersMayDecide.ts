import type { Database } from '@/server/db/database';
import { addWorkingDays } from '@/shared/attendance/workingDays';
import { addDays } from '@/shared/calendarDays';
import { MENTOR_WORKING_DAYS } from '@/shared/resources/attendance-requests/constants';
import { zonedTime } from '@/shared/zonedTime';

/** Requests that are older have seen enough working days in any year. */
const LOOK_BACK_DAYS = 40;

/** Returns the first day on which the lecturer may decide on a request, from the day on which it was sent. */
async function firstDaysOfLecturers(db: Database, today: string) {
  const holidays = await db
    .selectFrom('holidays')
    .select('date')
    .where('date', '>=', addDays(today, -LOOK_BACK_DAYS))
    .where('date', '<=', addDays(today, LOOK_BACK_DAYS))
    .execute();
  const free = new Set(holidays.map(({ date }) => date));
  return (sentOn: string) => addWorkingDays(sentOn, MENTOR_WORKING_DAYS, free);
}

/** The same from the moment it was sent. */
export async function lecturersMayDecideFrom(
  db: Database,
  { today, campusTimeZone }: { today: string; campusTimeZone: string },
) {
  const firstDayOf = await firstDaysOfLecturers(db, today);
  return (createdAt: Date) => firstDayOf(zonedTime(createdAt, campusTimeZone).date);
}

/** Requests that were sent on this day or before are the lecturer's turn today. */
export async function lecturersMayDecideUntil(db: Database, today: string): Promise<string> {
  const firstDayOf = await firstDaysOfLecturers(db, today);
  let day = addDays(today, -MENTOR_WORKING_DAYS);
  while (firstDayOf(day) > today) day = addDays(day, -1);
  return day;
}
