import type { DayActivity } from '@/shared/attendance/attendedShift';
import {
  type ApprovedRequest,
  type DayResult,
  dayVerdict,
  type StudentDay,
} from '@/shared/attendance/dayVerdict';
import { holidayOn } from '@/shared/attendance/holidayOn';
import type { Press } from '@/shared/attendance/presses';
import { datesBetween } from '@/shared/calendarDays';
import { zonedTime } from '@/shared/zonedTime';
import type {
  ActivityFacts,
  AttendanceFacts,
  AttendedPlacement,
  RequestFacts,
} from './attendanceFacts';

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

/** How the facts judge the days of one of their placements (docs/decisions/0066). */
export function attendanceDays(
  { days, holidays }: Pick<AttendanceFacts, 'days' | 'holidays'>,
  moment: VerdictMoment,
): (placement: AttendedPlacement) => AttendanceDay[] {
  const dates = datesBetween(days.from, days.to);
  return (placement) => {
    const activities = activitiesByDay(placement);
    const requests = requestsByDay(placement, days);
    return dates.map((date) => {
      const day = studentDay({ date, holidays, placement, activities, requests, moment });
      return { date, holidayName: day.holiday?.name ?? null, ...dayVerdict(day) };
    });
  };
}

type ByDay<T> = ReadonlyMap<string, readonly T[]>;

interface KnownOfDay extends Pick<AttendanceFacts, 'holidays'> {
  date: string;
  placement: AttendedPlacement;
  activities: ByDay<DayActivity>;
  requests: ByDay<ApprovedRequest>;
  moment: VerdictMoment;
}

const NOTHING: readonly never[] = [];

/** All that a day is judged by, with what is valid on it. */
const studentDay = (known: KnownOfDay): StudentDay => {
  const { date, placement, moment } = known;
  return {
    date,
    now: moment.now,
    campusTimeZone: moment.campusTimeZone,
    zone: placement.time_zone,
    settings: {
      requiresOut: placement.requires_check_out,
      toleranceMinutes: placement.late_tolerance_minutes,
    },
    activities: known.activities.get(date) ?? NOTHING,
    requests: known.requests.get(date) ?? NOTHING,
    holiday: holidayOn(date, known.holidays, placement.observes_joint_leave),
    placement: { startDate: placement.start_date, endDate: placement.end_date },
  };
};

function activitiesByDay({ activities }: AttendedPlacement): ByDay<DayActivity> {
  const byDay = new Map<string, DayActivity[]>();
  for (const facts of JSON.parse(activities) as ActivityFacts[]) {
    const [id, date, startTime, endTime, breakMinutes, zone, firstIn, position, lastOut] = facts;
    const presses: Press[] = [];
    if (firstIn !== null) presses.push({ kind: 'in', at: instant(firstIn), verdict: position });
    if (lastOut !== null) presses.push({ kind: 'out', at: instant(lastOut), verdict: null });
    add(byDay, date, {
      id,
      startTime: startTime.slice(0, MINUTES),
      endTime: endTime.slice(0, MINUTES),
      endsNextDay: endTime < startTime,
      zone: zone ?? undefined,
      breakMinutes,
      presses,
    });
  }
  return byDay;
}

/** The length of 'HH:mm'. */
const MINUTES = 5;

const instant = (epoch: number) => new Date(Math.round(epoch * 1000));

function requestsByDay(
  { requests }: AttendedPlacement,
  { from, to }: AttendanceFacts['days'],
): ByDay<ApprovedRequest> {
  const byDay = new Map<string, ApprovedRequest[]>();
  for (const [kind, firstDay, lastDay, ...claim] of JSON.parse(requests) as RequestFacts[]) {
    const approved = approvedRequest(kind, ...claim);
    if (!approved) continue;
    const dates = datesBetween(firstDay > from ? firstDay : from, lastDay < to ? lastDay : to);
    for (const date of dates) add(byDay, date, approved);
  }
  return byDay;
}

function approvedRequest(
  kind: RequestFacts[0],
  activityId: RequestFacts[3],
  press: RequestFacts[4],
  claimedAt: RequestFacts[5],
): ApprovedRequest | null {
  if (kind !== 'correction') return { kind };
  // The database keeps all three of a correction.
  if (activityId === null || press === null || claimedAt === null) return null;
  return { kind, activityId, press, at: instant(claimedAt) };
}

function add<T>(byDay: Map<string, T[]>, date: string, fact: T) {
  const known = byDay.get(date);
  if (known) known.push(fact);
  else byDay.set(date, [fact]);
}
