import { addDays } from '../calendarDays';
import { formatTime } from '../format';
import { instantIn, type Zone } from './zones';

export interface ShiftTimes {
  /** 'HH:mm' */
  startTime: string;
  /** 'HH:mm' */
  endTime: string;
}

/** Whether it is a night shift. */
const endsNextDay = ({ startTime, endTime }: ShiftTimes): boolean => endTime < startTime;

/** Whether an activity ends on the next day. */
export const isNightShift = ({ start_time, end_time }: { start_time: string; end_time: string }) =>
  endsNextDay({ startTime: start_time, endTime: end_time });

/** The day on which the shift of the date ends. */
export const lastDayOf = (date: string, isNight: boolean): string =>
  isNight ? addDays(date, 1) : date;

/** The instants of a shift in the zone of its place. */
export function shiftOf(shift: ShiftTimes & { date: string; zone: Zone; endsNextDay?: boolean }) {
  const { date, startTime, endTime, zone } = shift;
  const lastDay = lastDayOf(date, shift.endsNextDay ?? endsNextDay(shift));
  return {
    startsAt: instantIn(zone, date, startTime),
    endsAt: instantIn(zone, lastDay, endTime),
  };
}

const clockText = (time: string) => formatTime(time).replace(':', '.');

/** 08.00 – 16.30, or 22.00 – 06.00 (+1) for a night shift */
export function shiftLabel(startTime: string, endTime: string): string {
  const label = `${clockText(startTime)} – ${clockText(endTime)}`;
  return endsNextDay({ startTime, endTime }) ? `${label} (+1)` : label;
}

const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The minutes of work that a shift expects, without its break. */
export function netMinutes(shift: ShiftTimes & { breakMinutes: number }): number {
  const night = endsNextDay(shift) ? DAY_MINUTES : 0;
  const length = minutesOf(shift.endTime) + night - minutesOf(shift.startTime);
  return Math.max(0, length - shift.breakMinutes);
}
