import { isNightShift, lastDayOf } from '@/shared/attendance/shift';
import { dateIn, type Zone } from '@/shared/attendance/zones';
import { attendanceDays } from '@/shared/attendanceDays';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The facts that decide whether a student may change the log and the photos of an activity. */
export interface LogState {
  validated_at_by_mentor: unknown;
  validated_at_by_lecturer: unknown;
  /** Whether a reviewer has returned the activity since it was last handed in. */
  is_returned?: boolean;
}

/** True until a reviewer has validated the activity, and again after a return. */
export function mayChangeLog(state: LogState): boolean {
  const isValidated =
    state.validated_at_by_mentor !== null || state.validated_at_by_lecturer !== null;
  return state.is_returned === true || !isValidated;
}

/** Whether the day of an activity ('YYYY-MM-DD') has come, when its attendance opens, on campus or at its place. */
export function isLogOpen(
  { date, time_zone }: { date: string; time_zone: Zone },
  now: Date,
  campusTimeZone: string,
): boolean {
  return [...attendanceDays(now, campusTimeZone), dateIn(time_zone, now)].some(
    (day) => day >= date,
  );
}

/** Days from the last one of the shift to the first hand-in; 0 as long as attendance was open on it. */
export function daysLate(
  shift: { date: string; start_time: string; end_time: string },
  handedInAt: Date,
  campusTimeZone: string,
): number {
  const lastDay = lastDayOf(shift.date, isNightShift(shift));
  const [handedIn = lastDay] = attendanceDays(handedInAt, campusTimeZone).sort();
  return Math.max(0, (Date.parse(handedIn) - Date.parse(lastDay)) / DAY_MS);
}

/** A text such as 'Dikirim 2 hari kemudian'; null for a log that is not late. */
export function latenessText(days: number | null): string | null {
  return days ? `Dikirim ${days} hari kemudian` : null;
}
