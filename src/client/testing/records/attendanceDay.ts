import type { AttendanceDay, AttendanceDays } from '@/client/api/api';
import { DAY_VERDICTS } from '@/shared/attendance/verdicts';

const NOTHING = Object.fromEntries(
  DAY_VERDICTS.map((verdict) => [verdict, 0]),
) as AttendanceDays['totals'];

/** A day on which nothing was expected. */
export const anAttendanceDay = (
  date: string,
  values: Partial<AttendanceDay> = {},
): AttendanceDay => ({
  date,
  verdict: null,
  flags: [],
  holiday_name: null,
  first_in: null,
  last_out: null,
  worked_minutes: null,
  time_zone: 'WITA',
  waiting: [],
  not_placed: null,
  changes: [],
  ...values,
});

export const attendanceDays = (
  days: readonly AttendanceDay[],
  totals: Partial<AttendanceDays['totals']> = {},
): AttendanceDays => ({
  days: [...days],
  totals: { ...NOTHING, hours: 0, attendance_percent: null, ...totals },
  time_zone: 'WITA',
});
