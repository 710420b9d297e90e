import type { PressFlags } from './attendedShift';
import {
  type AttendedShift,
  attendedShift,
  type DayActivity,
  type DayFacts,
} from './attendedShift';
import type { HolidayDay } from './holidayOn';
import { isPlacedOn, type PlacementDates } from './placement';
import type { Correction } from './presses';
import type { DayVerdict } from './verdicts';

/** `elsewhere` is work at another place, for the whole day as leave and sickness are. */
export type ApprovedRequest = { kind: 'leave' | 'sick' | 'elsewhere' } | Correction;

/** One day of one student, with what is known of it now. */
export interface StudentDay extends Omit<DayFacts, 'hasElsewhere'> {
  activities: readonly DayActivity[];
  /** Only those that are approved now. */
  requests: readonly ApprovedRequest[];
  holiday: HolidayDay | null;
  placement: PlacementDates;
}

export interface DayFlags extends PressFlags {
  workedOnHoliday?: true;
  /** The activities without a press that can no longer come. */
  missedActivities?: number;
}

export interface DayResult {
  /** null on a day on which nothing was expected */
  verdict: DayVerdict | null;
  flags: DayFlags;
  firstIn?: Date;
  lastOut?: Date;
  workedMinutes?: number;
}

/** The verdict of a day, which follows from instants alone and is never stored (docs/decisions/0066). */
export function dayVerdict(day: StudentDay): DayResult {
  if (!isPlacedOn(day.date, day.placement)) return { verdict: null, flags: {} };

  const shifts = shiftsOf(day);
  const attended = shifts.filter(({ isAttended }) => isAttended);
  const times = timesOf(attended);
  const isAttended = attended.length > 0;

  if (day.holiday) {
    return { verdict: 'holiday', flags: isAttended ? { workedOnHoliday: true } : {}, ...times };
  }
  if (shifts.length === 0) return { verdict: null, flags: {} };

  const pressFlags: PressFlags = Object.assign({}, ...attended.map(({ flags }) => flags));
  const excuse = excuseOf(day.requests);
  if (excuse) {
    return { verdict: isAttended ? 'needs_settling' : excuse, flags: pressFlags, ...times };
  }

  const missed = shifts.filter((shift) => shift.isOver && !shift.isAttended).length;
  const flags = missed > 0 ? { ...pressFlags, missedActivities: missed } : pressFlags;
  if (isAttended) return { verdict: attendedVerdict(flags), flags, ...times };
  return { verdict: missed === shifts.length ? 'absent' : 'pending', flags };
}

function shiftsOf(day: StudentDay): AttendedShift[] {
  const { date, zone, now, campusTimeZone, settings, activities, requests } = day;
  const hasElsewhere = requests.some(({ kind }) => kind === 'elsewhere');
  const facts = { date, zone, now, campusTimeZone, settings, hasElsewhere };
  const corrections = requests.filter((request) => request.kind === 'correction');
  return activities.map((activity) =>
    attendedShift(
      activity,
      corrections.filter(({ activityId }) => activityId === activity.id),
      facts,
    ),
  );
}

/** Leave comes before sickness where both are approved. */
const excuseOf = (requests: readonly ApprovedRequest[]) =>
  (['leave', 'sick'] as const).find((excuse) => requests.some(({ kind }) => kind === excuse));

/** The most telling verdict on the presses of a day; the flags tell the rest. */
function attendedVerdict(flags: PressFlags): DayVerdict {
  if (flags.late) return 'late';
  if (flags.leftEarly) return 'left_early';
  if (flags.offSite) return 'present_off_site';
  return 'present';
}

function timesOf(attended: readonly AttendedShift[]): Omit<DayResult, 'verdict' | 'flags'> {
  const times: Omit<DayResult, 'verdict' | 'flags'> = {};
  for (const { firstIn, lastOut, workedMinutes } of attended) {
    if (firstIn && !(times.firstIn && times.firstIn <= firstIn.at)) times.firstIn = firstIn.at;
    if (lastOut && !(times.lastOut && times.lastOut >= lastOut.at)) times.lastOut = lastOut.at;
    if (workedMinutes !== undefined) {
      times.workedMinutes = (times.workedMinutes ?? 0) + workedMinutes;
    }
  }
  return times;
}
