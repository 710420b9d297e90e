import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { notifyAsked } from '@/server/resources/notifications/kinds/askedRequests';
import {
  ATTENDANCE_KIND_LABELS,
  type AttendanceKind,
  type ClockDoubt,
  POSITION_VERDICT_LABELS,
  type PositionVerdict,
} from '@/shared/constants/attendance';
import {
  type LatePress,
  REQUEST_PAST_DAYS,
} from '@/shared/resources/attendance-requests/constants';
import { insertAttendanceRequest } from './attendanceRequestQueries';

/** A press that was made in time, but arrived too late to be recorded. */
export interface LatePressFacts {
  activity: { id: number; internship_id: number; date: string };
  kind: AttendanceKind;
  claimed_at: Date;
  device_event_id: string;
  device_time: string;
  clock_doubt: ClockDoubt | null;
  late_press: LatePress;
  place_name: string | null;
  verdict: PositionVerdict | null;
  reason_note: string | null;
}

const ENDED: Readonly<Record<LatePress, string>> = {
  period: 'periode ditutup',
  placement: 'penempatan selesai',
  validation: 'aktivitas divalidasi',
  age: `lewat ${REQUEST_PAST_DAYS} hari`,
};

/** The corrections of this kind that presses have become, withdrawn ones too. */
export async function countLatePresses(db: Database, activityId: number, kind: AttendanceKind) {
  const { count } = await db
    .selectFrom('attendance_requests')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('activity_id', '=', activityId)
    .where('press', '=', kind)
    .where('late_press', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores the press as a request for a correction (docs/decisions/0067). False if the ID is in use. */
export async function insertLatePress(trx: Database, press: LatePressFacts, now: Date) {
  const { activity, kind, claimed_at, device_event_id, device_time, clock_doubt } = press;
  const id = await insertAttendanceRequest(trx, {
    internship_id: activity.internship_id,
    kind: 'correction',
    start_date: activity.date,
    end_date: activity.date,
    activity_id: activity.id,
    press: kind,
    claimed_at,
    reason: reasonOf(press),
    created_at: now,
    made_at: claimed_at,
    late_press: press.late_press,
    ...{ device_event_id, device_time, clock_doubt },
  });
  if (id === undefined) return false;
  await notifyAsked(trx, id, now);
  return true;
}

/** The reason, which the student has not been asked for. */
function reasonOf({ kind, late_press, place_name, verdict, reason_note }: LatePressFacts): string {
  const what = `${ATTENDANCE_KIND_LABELS[kind]} tanpa jaringan yang terkirim setelah ${ENDED[late_press]}.`;
  const where = verdict && `Lokasi: ${POSITION_VERDICT_LABELS[verdict]} (${place_name}).`;
  return [what, where, reason_note].filter(Boolean).join(' ');
}
