import { randomUUID } from 'node:crypto';
import type { InferType } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, fieldErrors, HttpError } from '@/server/http/errors';
import { type AttendancePlace, selectAttendancePlaces } from '@/server/placements/attendancePlaces';
import { NOT_PLACED } from '@/server/placements/placedDays';
import { isAttendanceOpen } from '@/shared/attendance/isAttendanceOpen';
import { positionVerdict } from '@/shared/attendance/positionVerdict';
import { dateIn } from '@/shared/attendance/zones';
import { STUDENT_PRESSES_MAX } from '@/shared/constants/attendance';
import type { attendanceRules } from '@/shared/resources/activities/attendanceRules';
import { insertEvent, lockForAttendance, selectKnownEvent } from './attendanceQueries';
import { countStudentPresses, isInLog, recountPresses } from './countedPresses';

const NOT_TODAY = 'Absen hanya dapat dilakukan pada tanggal aktivitas.';
const NO_CHECK_OUT = 'Periode magang ini tidak memakai absen pulang.';
const OTHER_ACTIVITY = 'ID absen ini sudah dipakai untuk aktivitas lain.';
const TOO_MANY = `Absen aktivitas ini sudah dicatat ${STUDENT_PRESSES_MAX} kali.`;

type Press = InferType<typeof attendanceRules>;

interface Moment {
  now: Date;
  /** the dates on which attendance is open everywhere */
  days: readonly string[];
}

/**
 * Stores a check-in or check-out as an event, and what it means for the activity. An event that is known
 * already changes nothing, nor does a second check-in without an ID of its own.
 */
export async function recordAttendance(
  trx: Database,
  user: SessionUser,
  activityId: number,
  press: Press,
  { now, days }: Moment,
): Promise<void> {
  const activity = await lockForAttendance(trx, user, activityId);
  if (!activity) return;
  const known = press.device_event_id && (await selectKnownEvent(trx, press.device_event_id));
  if (known) {
    if (known.activity_id !== activityId) throw conflict(OTHER_ACTIVITY);
    return;
  }
  const kind = press.kind ?? 'in';
  const isOpen = isAttendanceOpen(activity, days, dateIn(activity.time_zone, now));
  const isRepeated = kind === 'in' && activity.attendance_time !== null;
  if (isRepeated && !(isOpen && press.device_event_id)) return;
  if (kind === 'out' && !activity.requires_check_out) throw fieldErrors({ kind: [NO_CHECK_OUT] });
  if (!activity.is_placed) throw new HttpError(422, NOT_PLACED, { errors: { date: [NOT_PLACED] } });
  if (!isOpen) throw new HttpError(422, NOT_TODAY, { errors: { date: [NOT_TODAY] } });

  if ((await countStudentPresses(trx, activityId, kind)) >= STUDENT_PRESSES_MAX) {
    throw conflict(TOO_MANY);
  }
  const isFollowed = await isInLog(trx, activityId, kind, activity);
  const judged = judge(press, await selectAttendancePlaces(trx, activity.internship_id));
  const event = await insertEvent(trx, {
    activity_id: activityId,
    device_event_id: press.device_event_id ?? randomUUID(),
    kind,
    received_at: now,
    device_time: press.device_time ?? null,
    latitude: press.latitude,
    longitude: press.longitude,
    accuracy: press.accuracy == null ? null : Math.round(press.accuracy),
    ...judged,
    reason: press.reason ?? null,
    reason_note: press.reason_note ?? null,
    actor_user_id: user.id,
    actor_name: user.name,
    actor_role: user.role,
  });
  // The same ID has come for another activity at the same moment.
  if (!event) throw conflict(OTHER_ACTIVITY);
  // A press that has waited for the lock may be older than the one that counted until now.
  if (isFollowed) await recountPresses(trx, activityId, kind, activity);
}

const NO_PLACE = {
  place_name: null,
  place_latitude: null,
  place_longitude: null,
  place_radius: null,
  distance: null,
  verdict: null,
};

function judge(press: Press, places: readonly AttendancePlace[]) {
  const { verdict, placeId, distance } = positionVerdict({ position: press, places });
  const place = places.find(({ id }) => id === placeId);
  if (!place || verdict === null || verdict === 'no_position') return NO_PLACE;
  return {
    place_name: place.name,
    place_latitude: place.latitude,
    place_longitude: place.longitude,
    place_radius: place.radius,
    distance,
    verdict,
  };
}
