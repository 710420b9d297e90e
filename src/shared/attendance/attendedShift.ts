import { attendanceDays } from '../attendanceDays';
import { addDays } from '../calendarDays';
import { TOLERANCE_DEFAULT_MINUTES } from '../constants/attendance';
import { type Correction, type CountedPresses, countedPresses, type Press } from './presses';
import { lastDayOf, type ShiftTimes, shiftOf } from './shift';
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
  const facts = { ...day, zone: activity.zone ?? day.zone };
  const presses = countedPresses(activity.presses, corrections);
  const isAttended = presses.firstIn !== undefined || presses.lastOut !== undefined;
  const isOver = isShiftOver(activity, facts);
  return {
    ...presses,
    isAttended,
    isOver,
    flags: isAttended ? flagsOf(activity, presses, isOver, facts) : {},
    workedMinutes: workedMinutes(presses, activity.breakMinutes),
  };
}

/** Midnight after the last day of the shift has passed at the place, and the attendance of its day is closed. */
function isShiftOver({ endsNextDay }: DayActivity, { date, zone, now, campusTimeZone }: DayFacts) {
  const dayAfter = addDays(lastDayOf(date, endsNextDay), 1);
  return now >= instantIn(zone, dayAfter, '00:00') && !isAttendanceOpen(date, now, campusTimeZone);
}

/** No time zone is a day behind UTC, so most days need no look at the clock of the campus, which is slow. */
const isAttendanceOpen = (date: string, now: Date, campusTimeZone: string) =>
  now < new Date(addDays(date, 2)) && attendanceDays(now, campusTimeZone).includes(date);

function flagsOf(
  activity: DayActivity,
  { firstIn, lastOut }: CountedPresses,
  isOver: boolean,
  { date, zone, settings, hasElsewhere }: DayFacts,
): PressFlags {
  const { startsAt, endsAt } = shiftOf({ ...activity, date, zone });
  const { requiresOut, toleranceMinutes = TOLERANCE_DEFAULT_MINUTES } = settings;
  const isOffSite = firstIn?.verdict === 'off_site';
  return onlyTrue({
    late: firstIn && minuteOf(firstIn.at) > minuteOf(startsAt) + toleranceMinutes,
    leftEarly: requiresOut && lastOut && minuteOf(lastOut.at) < minuteOf(endsAt) - toleranceMinutes,
    offSite: isOffSite && !hasElsewhere,
    elsewhere: isOffSite && hasElsewhere,
    uncertain: firstIn?.verdict === 'uncertain',
    noPosition: firstIn?.verdict === 'no_position',
    missingIn: !firstIn,
    missingOut: requiresOut && !lastOut && isOver,
    corrected: firstIn?.isCorrected || lastOut?.isCorrected,
  });
}

const onlyTrue = (flags: Record<keyof PressFlags, boolean | undefined>): PressFlags =>
  Object.fromEntries(Object.entries(flags).filter(([, holds]) => holds));

/** The minute that a clock shows, which leaves out the seconds. */
const minuteOf = (instant: Date) => Math.floor(instant.getTime() / 60_000);

function workedMinutes({ firstIn, lastOut }: CountedPresses, breakMinutes = 0) {
  if (!firstIn || !lastOut) return undefined;
  return Math.max(0, minuteOf(lastOut.at) - minuteOf(firstIn.at) - breakMinutes);
}
