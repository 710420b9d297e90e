import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { HttpError } from '@/server/http/errors';
import { selectExisting } from '@/server/placements/scheduleFacts';
import type { OpenRange } from '@/shared/attendance/placement';
import { SCHEDULE_CHANGED } from '@/shared/constants/errorCodes';
import { DROPPED_ACTIVITIES_SHOWN } from '@/shared/constants/limits';

const CHANGED = 'Aktivitas sudah berubah sejak diperiksa. Periksa kembali.';
/** After the last day of any period. */
const NO_END = '2200-12-31';

/** The activities on these days from today on, on which the student would not be placed. */
async function selectComing(
  db: Database,
  id: number,
  { startDate, endDate }: OpenRange,
  today: string,
  isLocking = false,
) {
  const from = startDate > today ? startDate : today;
  const existing = await selectExisting(db, [id], from, endDate ?? NO_END, isLocking);
  return existing.get(id) ?? [];
}

/** The activities on these days: those that go and those that stay. */
export async function checkDroppedActivities(
  db: Database,
  id: number,
  days: OpenRange,
  today: string,
) {
  const coming = await selectComing(db, id, days, today);
  const shown = coming.map((activity) => ({
    id: activity.id,
    date: activity.date,
    name: activity.name,
    is_kept: activity.isTouched,
  }));
  const kept = shown.filter(({ is_kept }) => is_kept);
  const deleted = shown.filter(({ is_kept }) => !is_kept);
  const byDate = (one: { date: string }, other: { date: string }) =>
    one.date < other.date ? -1 : Number(one.date > other.date);
  return {
    deleted: deleted.length,
    kept: kept.length,
    waiting_requests: await countWaiting(db, id, days),
    activities: [...kept.sort(byDate), ...deleted.sort(byDate)].slice(0, DROPPED_ACTIVITIES_SHOWN),
  };
}

async function countWaiting(db: Database, id: number, { startDate, endDate }: OpenRange) {
  const { requests } = await db
    .selectFrom('attendance_requests')
    .select(({ fn }) => fn.countAll<number>().as('requests'))
    .where('internship_id', '=', id)
    .where('state', '=', 'waiting')
    .where('end_date', '>=', startDate)
    .where('start_date', '<=', endDate ?? NO_END)
    .executeTakeFirstOrThrow();
  return Number(requests);
}

/** Deletes the untouched ones, if they are still as many as a person has seen. The placement is locked. */
export async function dropActivities(
  trx: Database,
  id: number,
  days: OpenRange,
  { today, expected }: { today: string; expected: number },
): Promise<void> {
  const coming = await selectComing(trx, id, days, today, true);
  const untouched = coming.flatMap((activity) => (activity.isTouched ? [] : activity.id));
  if (untouched.length !== expected) throw new HttpError(409, CHANGED, { code: SCHEDULE_CHANGED });
  if (untouched.length === 0) return;
  await trx.deleteFrom('activities').where('id', '=', anyOf(untouched)).execute();
}
