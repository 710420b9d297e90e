import { formatDate, formatTimeRange } from '../format';
import { zonedTime } from '../zonedTime';
import { dateIn, instantIn, timeIn, type Zone } from './zones';

/** The clock by which a time is read, and the readers' own. */
export interface PlaceClock {
  /** The zone of the place. */
  zone: Zone;
  /** The time zone of the campus, such as 'Asia/Jakarta', whose times need no zone; null always writes it. */
  campusTimeZone: string | null;
}

/** ' WITA', or '' where the campus has the same time. */
const zoneNote = (instant: Date, { zone, campusTimeZone }: PlaceClock): string =>
  campusTimeZone !== null && isTimeOf(campusTimeZone, zone, instant) ? '' : ` ${zone}`;

function isTimeOf(campusTimeZone: string, zone: Zone, instant: Date): boolean {
  try {
    const campus = zonedTime(instant, campusTimeZone);
    return campus.time === timeIn(zone, instant) && campus.date === dateIn(zone, instant);
  } catch {
    // A browser may not know a new time zone.
    return false;
  }
}

const clockText = (instant: Date, clock: PlaceClock) =>
  `${timeIn(clock.zone, instant)}${zoneNote(instant, clock)}`;

/** '8 Nov' of '8 Nov 2026' */
const withoutYear = (date: string) => formatDate(date).slice(0, -' 2026'.length);

/**
 * The time of a press by the clock of its place: '08:15', '02:17 WITA' at a place in another zone than the campus,
 * '01:08 (29 Nov)' on another day than that of its shift.
 */
export function pressTime(at: Date | string, date: string, clock: PlaceClock): string {
  const instant = new Date(at);
  const day = dateIn(clock.zone, instant);
  const text = clockText(instant, clock);
  return day === date ? text : `${text} (${withoutYear(day)})`;
}

/** '21 Nov 2026, 02:17 WITA' */
export function pressDateTime(at: Date | string, clock: PlaceClock): string {
  const instant = new Date(at);
  return `${formatDate(dateIn(clock.zone, instant))}, ${clockText(instant, clock)}`;
}

export interface PlannedTimes {
  date: string;
  start_time: string;
  end_time: string;
}

/** '08:00 - 16:00', or '08:00 - 16:00 WITA' at a place in another zone than the campus */
export function plannedTimes(planned: PlannedTimes, clock: PlaceClock, dash?: string): string {
  const { date, start_time, end_time } = planned;
  const note = zoneNote(instantIn(clock.zone, date, start_time.slice(0, 'HH:mm'.length)), clock);
  return `${formatTimeRange(start_time, end_time, dash)}${note}`;
}
