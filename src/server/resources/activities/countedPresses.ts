import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { AttendanceKind } from '@/shared/constants/attendance';
import { isEntered, pressedAt, setAttendance } from './attendanceQueries';

/** The times that the activity repeats of its presses. */
export interface CountedTimes {
  attendance_time: Date | null;
  left_at: Date | null;
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** The presses of a kind that are not void. */
const validPresses = (db: Database, activityId: number, kind: AttendanceKind) =>
  db
    .selectFrom('attendance_events')
    .where('activity_id', '=', activityId)
    .where('kind', '=', kind)
    .where('voided_at', 'is', null);

/** The press that counts of this kind: the first in, or the last out. */
async function selectCounted(db: Database, activityId: number, kind: AttendanceKind) {
  const direction = kind === 'in' ? 'asc' : 'desc';
  return validPresses(db, activityId, kind)
    .select(['latitude', 'longitude', 'is_position_rounded', 'verdict'])
    .select(pressedAt.as('at'))
    .orderBy(pressedAt, direction)
    .orderBy(isEntered)
    .orderBy('attendance_events.id')
    .executeTakeFirst();
}

const timeOf = (times: CountedTimes, kind: AttendanceKind) =>
  kind === 'in' ? times.attendance_time : times.left_at;

/** Whether the time of the activity comes from a press in the log; attendance from before there was one does not. */
export async function isInLog(
  db: Database,
  activityId: number,
  kind: AttendanceKind,
  times: CountedTimes,
): Promise<boolean> {
  const time = timeOf(times, kind);
  if (time === null) return true;
  const press = await selectCounted(db, activityId, kind);
  return isSame(press?.at ?? null, time);
}

/** The presses of a kind that the student has made, void ones too. */
export async function countStudentPresses(db: Database, activityId: number, kind: AttendanceKind) {
  const { count } = await db
    .selectFrom('attendance_events')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('activity_id', '=', activityId)
    .where('kind', '=', kind)
    .where(isEntered, '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a press of this kind in the same minute counts already. */
export async function isRecorded(db: Database, activityId: number, kind: AttendanceKind, at: Date) {
  const same = await validPresses(db, activityId, kind)
    .select('attendance_events.id')
    .where(sql<boolean>`date_trunc('minute', ${pressedAt}) = ${at}::timestamptz`)
    .executeTakeFirst();
  return same !== undefined;
}

/**
 * Lets the activity repeat the press that counts of this kind after a change of the log, and returns whether that is
 * another one than before.
 */
export async function recountPresses(
  trx: Database,
  activityId: number,
  kind: AttendanceKind,
  before: CountedTimes,
): Promise<boolean> {
  const press = await selectCounted(trx, activityId, kind);
  const at = press?.at ?? null;
  await setAttendance(
    trx,
    activityId,
    kind === 'out'
      ? { left_at: at }
      : {
          attendance_time: at,
          latitude: press?.latitude ?? null,
          longitude: press?.longitude ?? null,
          is_position_rounded: press?.is_position_rounded ?? false,
          position_verdict: press?.verdict ?? null,
        },
  );
  return !isSame(at, timeOf(before, kind));
}
