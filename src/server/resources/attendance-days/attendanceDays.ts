import { type DayResult, dayVerdict } from '@/shared/attendance/dayVerdict';
import { holidayOn } from '@/shared/attendance/holidayOn';
import { datesBetween } from '@/shared/calendarDays';
import { zonedTime } from '@/shared/zonedTime';
import type { AttendanceFacts, AttendedPlacement, Days } from './attendanceFacts';

export interface AttendanceDay extends DayResult {
  date: string;
  holidayName: string | null;
}

export interface VerdictMoment {
  now: Date;
  campusTimeZone: string;
}

/** The day that it is on campus. */
export const dayOf = ({ now, campusTimeZone }: VerdictMoment) =>
  zonedTime(now, campusTimeZone).date;

/** The verdicts on the days of a placement, computed from the facts (docs/decisions/0066). */
export function attendanceDays(
  { holidays, activities, requests }: AttendanceFacts,
  placement: AttendedPlacement,
  { from, to }: Days,
  moment: VerdictMoment,
): AttendanceDay[] {
  const { internship_id: id } = placement;
  return datesBetween(from, to).map((date) => {
    const holiday = holidayOn(date, holidays, placement.observes_joint_leave);
    const result = dayVerdict({
      ...moment,
      date,
      zone: placement.time_zone,
      settings: {
        requiresOut: placement.requires_check_out,
        toleranceMinutes: placement.late_tolerance_minutes,
      },
      activities: activities.on(id, date),
      requests: requests.on(id, date),
      holiday,
      placement: { startDate: placement.start_date, endDate: placement.end_date },
    });
    return { date, holidayName: holiday?.name ?? null, ...result };
  });
}
