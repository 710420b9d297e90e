import type { DayActivity } from '@/shared/attendance/attendedShift';
import {
  type ApprovedRequest,
  type DayResult,
  dayVerdict,
  type StudentDay,
} from '@/shared/attendance/dayVerdict';
import { holidayOn } from '@/shared/attendance/holidayOn';
import {
  datesInForce,
  type NotPlaced,
  notPlacedOn,
  type OpenRange,
  type PlacementDates,
} from '@/shared/attendance/placement';
import type { Press } from '@/shared/attendance/presses';
import type { Zone } from '@/shared/attendance/zones';
import { datesBetween } from '@/shared/calendarDays';
import type { RequestKind } from '@/shared/resources/attendance-requests/constants';
import { zonedTime } from '@/shared/zonedTime';
import type {
  ActivityFacts,
  AttendanceFacts,
  AttendedPlacement,
  RequestFacts,
} from './attendanceFacts';
import { type ClockOn, type DayRules, datedRules, placeClocks } from './datedRules';

export interface AttendanceDay extends DayResult {
  date: string;
  /** The zone on that day of the place of its first activity, otherwise that of the placement. */
  zone: Zone;
  holidayName: string | null;
  /** The reason for which the student is not at the company. */
  notPlaced: NotPlaced | null;
  /** The kinds of the undecided requests about the day. */
  waiting: readonly RequestKind[];
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
  { days, holidays, places }: Pick<AttendanceFacts, 'days' | 'holidays' | 'places'>,
  moment: VerdictMoment,
): (placement: AttendedPlacement) => AttendanceDay[] {
  const dates = datesBetween(days.from, days.to);
  const clockOn = placeClocks(places, moment.campusTimeZone);
  return (placement) => {
    const rulesOn = datedRules(placement, clockOn);
    const placedDays = placedDaysOf(placement);
    const activities = activitiesByDay(placement, clockOn);
    const { approved: requests, waiting } = requestsByDay(placement, days);
    return dates.map((date) => {
      const rules = rulesOn(date);
      const day = studentDay({ date, holidays, rules, placedDays, activities, requests, moment });
      return Object.assign(dayVerdict(day), {
        date,
        zone: day.activities[0]?.zone ?? day.zone,
        holidayName: day.holiday?.name ?? null,
        notPlaced: notPlacedOn(date, placedDays),
        waiting: waiting.get(date) ?? NOTHING,
      });
    });
  };
}

type ByDay<T> = ReadonlyMap<string, readonly T[]>;

interface KnownOfDay extends Pick<AttendanceFacts, 'holidays'> {
  date: string;
  rules: DayRules;
  placedDays: PlacementDates;
  activities: ByDay<DayActivity>;
  requests: ByDay<ApprovedRequest>;
  moment: VerdictMoment;
}

const NOTHING: readonly never[] = [];

/** All that a day is judged by, with what is valid on it. */
const studentDay = (known: KnownOfDay): StudentDay => {
  const { date, rules, moment } = known;
  return {
    date,
    now: moment.now,
    campusTimeZone: moment.campusTimeZone,
    zone: rules.clock.time_zone,
    settings: {
      requiresOut: rules.requires_check_out,
      toleranceMinutes: rules.late_tolerance_minutes,
    },
    activities: known.activities.get(date) ?? NOTHING,
    requests: known.requests.get(date) ?? NOTHING,
    holiday: holidayOn(date, known.holidays, rules.clock.has_joint_leave),
    placement: known.placedDays,
  };
};

/** The days on which the student works at the company. */
const placedDaysOf = (placement: AttendedPlacement): PlacementDates => ({
  ...datesInForce(
    { startDate: placement.start_date, endDate: placement.end_date },
    { startDate: placement.own_start_date, endDate: placement.own_end_date },
  ),
  interruptions: JSON.parse(placement.interruptions) as OpenRange[],
});

function activitiesByDay(placement: AttendedPlacement, clockOn: ClockOn): ByDay<DayActivity> {
  const facts = JSON.parse(placement.activities) as ActivityFacts;
  const byDay = new Map<string, DayActivity[]>();
  facts.id?.forEach((id, index) => {
    const startTime = facts.start_time[index] ?? '';
    const endTime = facts.end_time[index] ?? '';
    const date = facts.date[index] ?? '';
    const place = facts.place_id[index] ?? null;
    add(byDay, date, {
      id,
      startTime: startTime.slice(0, MINUTES),
      endTime: endTime.slice(0, MINUTES),
      endsNextDay: endTime < startTime,
      zone: place === null ? undefined : clockOn(place, date).time_zone,
      breakMinutes: facts.break_minutes[index],
      presses: pressesOf(facts, index),
    });
  });
  return byDay;
}

function pressesOf(facts: ActivityFacts, index: number): Press[] {
  const [firstIn, lastOut] = [facts.first_in[index], facts.last_out[index]];
  const verdict = facts.position_verdict[index] ?? null;
  const presses: Press[] = [];
  if (isGiven(firstIn)) presses.push({ kind: 'in', at: instant(firstIn), verdict });
  if (isGiven(lastOut)) presses.push({ kind: 'out', at: instant(lastOut), verdict: null });
  return presses;
}

const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

/** The length of 'HH:mm'. */
const MINUTES = 5;

const instant = (epoch: number) => new Date(Math.round(epoch * 1000));

function requestsByDay(
  { requests }: AttendedPlacement,
  { from, to }: AttendanceFacts['days'],
): { approved: ByDay<ApprovedRequest>; waiting: ByDay<RequestKind> } {
  const approved = new Map<string, ApprovedRequest[]>();
  const waiting = new Map<string, RequestKind[]>();
  for (const request of JSON.parse(requests) as RequestFacts[]) {
    const { kind, state, start_date, end_date } = request;
    const known = state === 'approved' ? approvedRequest(request) : null;
    const firstDay = start_date > from ? start_date : from;
    for (const date of datesBetween(firstDay, end_date < to ? end_date : to)) {
      if (state === 'waiting') add(waiting, date, kind);
      else if (known) add(approved, date, known);
    }
  }
  return { approved, waiting };
}

function approvedRequest(request: RequestFacts): ApprovedRequest | null {
  const { kind, activity_id, press, claimed_at } = request;
  if (kind !== 'correction') return { kind };
  // The database keeps all three of a correction.
  if (activity_id === null || press === null || claimed_at === null) return null;
  return { kind, activityId: activity_id, press, at: instant(claimed_at) };
}

function add<T>(byDay: Map<string, T[]>, date: string, fact: T) {
  const known = byDay.get(date);
  if (known) known.push(fact);
  else byDay.set(date, [fact]);
}
