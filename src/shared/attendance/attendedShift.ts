import { attendanceDays } from '../attendanceDays';
import { TOLERANCE_DEFAULT_MINUTES } from '../constants/attendance';
import { type Correction, type CountedPresses, countedPresses, type Press } from './presses';
import { type ShiftTimes, shiftOf } from './shift';
import { instantIn, type Zone } from './zones';

export interface DayActivity extends ShiftTimes {
  id: number;
  endsNextDay: boolean;
  /** The zone of its own place; that of the placement by default. */
  zone?: Zone;
  /** Not counted as work. */
  breakMinutes?: number;
  presses: readonly Press[];
}

export interface AttendanceSettings {
  requiresOut: boolean;
  toleranceMinutes?: number;
}

/** The facts that every activity of a day shares. */
export interface DayFacts {
  /** 'YYYY-MM-DD'; a night shift belongs to the day on which it starts. */
  date: string;
  /** The zone of the place of the placement. */
  zone: Zone;
  now: Date;
  campusTimeZone: string;
  settings: AttendanceSettings;
  hasElsewhere: boolean;
}

/** The facts about presses that a verdict does not tell; one that does not hold is left out. */
export interface PressFlags {
  late?: true;
  leftEarly?: true;
  /** The first press is off site, and nothing has allowed that. */
  offSite?: true;
  /** The first press is off site, which has been approved. */
  elsewhere?: true;
  uncertain?: true;
  noPosition?: true;
  missingIn?: true;
  /** Only once an out press can no longer come. */
  missingOut?: true;
  /** A counted press comes from a correction. */
  corrected?: true;
}

export interface AttendedShift extends CountedPresses {
  isAttended: boolean;
  /** Whether a press can no longer come. */
  isOver: boolean;
  flags: PressFlags;
  workedMinutes?: number;
}

/** One activity with what is known of its attendance. */
export function attendedShift(
  activity: DayActivity,
  corrections: readonly Correction[],
  day: DayFacts,
): AttendedShift {
  const presses = countedPresses(activity.presses, corrections);
  const { firstIn, lastOut } = presses;
  const isAttended = firstIn !== undefined || lastOut !== undefined;
  const zone = activity.zone ?? day.zone;
  const isOver = isShiftOver(activity, zone, day);
  return {
    firstIn,
    lastOut,
    isAttended,
    isOver,
    flags: isAttended ? flagsOf(activity, presses, isOver, zone, day) : {},
    workedMinutes: workedMinutes(presses, activity.breakMinutes),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnight after the last day of the shift has passed at the place, and the attendance of its day is closed. */
function isShiftOver({ endsNextDay }: DayActivity, zone: Zone, day: DayFacts) {
  const { date, now, campusTimeZone } = day;
  // No time zone is a day behind UTC, so most days need no look at clocks, which is slow.
  if (now.getTime() >= Date.parse(date) + 2 * DAY_MS) return true;
  const midnight = instantIn(zone, date, '00:00').getTime() + (endsNextDay ? 2 : 1) * DAY_MS;
  return now.getTime() >= midnight && !attendanceDays(now, campusTimeZone).includes(date);
}

function flagsOf(
  { startTime, endTime, endsNextDay }: DayActivity,
  { firstIn, lastOut }: CountedPresses,
  isOver: boolean,
  zone: Zone,
  { date, settings, hasElsewhere }: DayFacts,
): PressFlags {
  const { startsAt, endsAt } = shiftOf({ date, startTime, endTime, endsNextDay, zone });
  const { requiresOut, toleranceMinutes = TOLERANCE_DEFAULT_MINUTES } = settings;
  const flags: PressFlags = {};
  if (firstIn && minuteOf(firstIn.at) > minuteOf(startsAt) + toleranceMinutes) flags.late = true;
  if (requiresOut && lastOut && minuteOf(lastOut.at) < minuteOf(endsAt) - toleranceMinutes) {
    flags.leftEarly = true;
  }
  if (firstIn?.verdict === 'off_site') flags[hasElsewhere ? 'elsewhere' : 'offSite'] = true;
  if (firstIn?.verdict === 'uncertain') flags.uncertain = true;
  if (firstIn?.verdict === 'no_position') flags.noPosition = true;
  if (!firstIn) flags.missingIn = true;
  if (requiresOut && !lastOut && isOver) flags.missingOut = true;
  if (firstIn?.isCorrected || lastOut?.isCorrected) flags.corrected = true;
  return flags;
}

/** The minute that a clock shows, which leaves out the seconds. */
const minuteOf = (instant: Date) => Math.floor(instant.getTime() / 60_000);

function workedMinutes({ firstIn, lastOut }: CountedPresses, breakMinutes = 0) {
  if (!firstIn || !lastOut) return undefined;
  return Math.max(0, minuteOf(lastOut.at) - minuteOf(firstIn.at) - breakMinutes);
}
