import type { AttendanceKind } from '../../constants/attendance';
import type { DayActivity } from '../attendedShift';
import type { StudentDay } from '../dayVerdict';
import type { HolidayDay } from '../holidayOn';
import type { Press } from '../presses';

/** 'HH:mm' or 'HH:mm:ss' on a Monday in Jakarta, or so many days later. */
export const wib = (time: string, daysLater = 0): Date =>
  new Date(`2026-03-0${2 + daysLater}T${time}+07:00`);

export const press = (kind: AttendanceKind, at: Date, changes: Partial<Press> = {}): Press => ({
  kind,
  at,
  verdict: 'on_site',
  ...changes,
});

/** An activity of the office with these presses. */
export const office = (presses: readonly Press[], changes: Partial<DayActivity> = {}) => ({
  id: 1,
  startTime: '08:00',
  endTime: '16:30',
  endsNextDay: false,
  presses,
  ...changes,
});

export const nightShift = (presses: readonly Press[], changes: Partial<DayActivity> = {}) =>
  office(presses, { startTime: '22:00', endTime: '06:00', endsNextDay: true, ...changes });

export const HOLIDAY: HolidayDay = {
  date: '2026-03-02',
  name: 'Libur',
  kind: 'national',
  certainty: 'decreed',
};

/** A day of an office that requires an out press, days later, unless the test says otherwise. */
export const aStudentDay = (changes: Partial<StudentDay> = {}): StudentDay => ({
  date: '2026-03-02',
  zone: 'WIB',
  campusTimeZone: 'Asia/Jakarta',
  now: wib('12:00', 3),
  placement: { startDate: '2026-02-02', endDate: '2026-06-30' },
  settings: { requiresOut: true },
  holiday: null,
  activities: [office([])],
  requests: [],
  ...changes,
});
