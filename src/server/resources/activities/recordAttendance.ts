import { randomUUID } from 'node:crypto';
import type { InferType } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, fieldErrors, HttpError } from '@/server/http/errors';
import { type AttendancePlace, selectAttendancePlaces } from '@/server/placements/attendancePlaces';
import { NOT_PLACED } from '@/server/placements/placedDays';
import {
  countLatePresses,
  insertLatePress,
  type LatePressFacts,
} from '@/server/resources/attendance-requests/latePresses';
import { dayOf, type VerdictMoment } from '@/server/verdicts/attendanceDays';
import { isAttendanceOpen } from '@/shared/attendance/isAttendanceOpen';
import { positionVerdict } from '@/shared/attendance/positionVerdict';
import { dateIn } from '@/shared/attendance/zones';
import { attendanceDays } from '@/shared/attendanceDays';
import { addDays } from '@/shared/calendarDays';
import { type AttendanceKind, STUDENT_PRESSES_MAX } from '@/shared/constants/attendance';
import type { attendanceRules } from '@/shared/resources/activities/attendanceRules';
import {
  LATE_PRESS_MESSAGES,
  type LatePress,
  REQUEST_PAST_DAYS,
} from '@/shared/resources/attendance-requests/constants';
import { insertEvent, lockForAttendance, selectKnownPress } from './attendanceQueries';
import { countStudentPresses, isInLog, recountPresses } from './countedPresses';
import { type QueuedPress, queuedPress, refuseBeforeTheDay, refuseTooOld } from './queuedPress';

const NOT_TODAY = 'Absen hanya dapat dilakukan pada tanggal aktivitas.';
const NO_CHECK_OUT = 'Periode magang ini tidak memakai absen pulang.';
const OTHER_ACTIVITY = 'ID absen ini sudah dipakai untuk aktivitas lain.';
const TOO_MANY = `Absen aktivitas ini sudah dicatat ${STUDENT_PRESSES_MAX} kali.`;

type Press = InferType<typeof attendanceRules>;

/**
 * Stores a check-in or check-out as an event, and what it means for the activity. An event that is known already changes
 * nothing, nor does a second check-in without an ID of its own.
 * @returns the message about a press that could no longer be recorded
 */
export async function recordAttendance(
  trx: Database,
  user: SessionUser,
  activityId: number,
  press: Press,
  { now, campusTimeZone }: VerdictMoment,
): Promise<string | undefined> {
  const activity = await lockForAttendance(trx, user, activityId);
  if (!activity) return undefined;
  const known = press.device_event_id && (await selectKnownPress(trx, press.device_event_id));
  if (known) {
    if (known.activity_id !== activityId) throw conflict(OTHER_ACTIVITY);
    return known.late_press ? LATE_PRESS_MESSAGES[known.late_press] : undefined;
  }
  const kind = press.kind ?? 'in';
  const queued = queuedPress(press, now);
  const at = queued?.claimed_at ?? now;
  const days = attendanceDays(at, campusTimeZone);
  const isOpen = isAttendanceOpen(activity, days, dateIn(activity.time_zone, at));
  const isRepeated = kind === 'in' && activity.attendance_time !== null;
  if (isRepeated && !queued && !(isOpen && press.device_event_id)) return undefined;
  if (kind === 'out' && !activity.requires_check_out) throw fieldErrors({ kind: [NO_CHECK_OUT] });
  if (!activity.is_placed) throw new HttpError(422, NOT_PLACED, { errors: { date: [NOT_PLACED] } });
  if (!isOpen) {
    if (queued) refuseBeforeTheDay(queued, activity);
    throw new HttpError(422, NOT_TODAY, { errors: { date: [NOT_TODAY] } });
  }

  const isFollowed = await isInLog(trx, activityId, kind, activity);
  const judged = judge(press, await selectAttendancePlaces(trx, activity.internship_id));
  const today = dayOf({ now, campusTimeZone });
  const late = queued && tooLateFor({ ...activity, isFollowed }, kind, queued, today);
  if (late) {
    refuseTooOld(activity, today);
    await becomeRequest(trx, { id: activityId, ...activity }, { press, queued, late, judged }, now);
    return LATE_PRESS_MESSAGES[late];
  }
  if ((await countStudentPresses(trx, activityId, kind)) >= STUDENT_PRESSES_MAX) {
    throw conflict(TOO_MANY);
  }
  const event = await insertEvent(trx, {
    activity_id: activityId,
    device_event_id: press.device_event_id ?? randomUUID(),
    kind,
    received_at: now,
    device_time: press.device_time ?? null,
    ...(queued && { is_queued: true, ...queued }),
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
  // A press that has waited for the lock, or on its device, may be older than the one that counted until now.
  if (isFollowed) await recountPresses(trx, activityId, kind, activity);
  return undefined;
}

type LockedActivity = NonNullable<Awaited<ReturnType<typeof lockForAttendance>>>;

/**
 * The end of the recording of a press before it arrived: an activity that both have validated keeps its attendance, and a press
 * of a day that no correction may be about any more is not taken for a proof of it.
 */
function tooLateFor(
  activity: LockedActivity & { isFollowed: boolean },
  kind: AttendanceKind,
  { claimed_at }: QueuedPress,
  today: string,
): LatePress | null {
  const { closed_by, is_frozen, isFollowed, attendance_time } = activity;
  if (closed_by) return closed_by;
  const isEarlier = kind === 'in' && attendance_time !== null && claimed_at < attendance_time;
  if (is_frozen && isFollowed && isEarlier) return 'validation';
  return activity.date < addDays(today, -REQUEST_PAST_DAYS) ? 'age' : null;
}

interface TooLate {
  press: Press;
  queued: QueuedPress;
  late: LatePress;
  judged: ReturnType<typeof judge>;
}

async function becomeRequest(
  trx: Database,
  activity: LatePressFacts['activity'],
  { press, queued, late, judged }: TooLate,
  now: Date,
) {
  const kind = press.kind ?? 'in';
  const { device_event_id, device_time, reason_note = null } = press;
  // The rules require both of a queued press.
  if (!device_event_id || !device_time) return;
  if ((await countLatePresses(trx, activity.id, kind)) >= STUDENT_PRESSES_MAX) {
    throw conflict(TOO_MANY);
  }
  const { verdict, place_name } = judged;
  const isStored = await insertLatePress(
    trx,
    {
      ...{ activity, kind, device_event_id, device_time, reason_note, verdict, place_name },
      ...queued,
      late_press: late,
    },
    now,
  );
  if (!isStored) throw conflict(OTHER_ACTIVITY);
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
