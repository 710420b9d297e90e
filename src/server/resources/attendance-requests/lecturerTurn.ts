import type { Database } from '@/server/db/database';
import { addWorkingDays } from '@/shared/attendance/workingDays';
import { addDays } from '@/shared/calendarDays';
import { MENTOR_WORKING_DAYS } from '@/shared/constants/attendanceRequests';
import { zonedTime } from '@/shared/zonedTime';

/** Requests that are older have seen enough working days in any year. */
const LOOK_BACK_DAYS = 40;

/** Returns the first day on which the lecturer may decide on a request, from the moment it was sent. */
export async function lecturerTurns(
  db: Database,
  { today, timeZone }: { today: string; timeZone: string },
) {
  const holidays = await db
    .selectFrom('holidays')
    .select('date')
    .where('date', '>=', addDays(today, -LOOK_BACK_DAYS))
    .where('date', '<=', addDays(today, LOOK_BACK_DAYS))
    .execute();
  const free = new Set(holidays.map(({ date }) => date));
  return (createdAt: Date) =>
    addWorkingDays(zonedTime(createdAt, timeZone).date, MENTOR_WORKING_DAYS, free);
}
