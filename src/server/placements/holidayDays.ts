import type { Database } from '@/server/db/database';
import type { HolidayDay } from '@/shared/attendance/holidayOn';

/** The holidays of some days, both ends included, for schedules and verdicts. */
export async function selectHolidayDays(
  db: Database,
  from: string,
  to: string,
): Promise<HolidayDay[]> {
  return db
    .selectFrom('holidays')
    .select(['date', 'name', 'kind', 'certainty'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
}
