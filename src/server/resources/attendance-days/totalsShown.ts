import type { AttendanceTotals } from '@/shared/attendance/totals';

/** The totals as the contract has them. */
export const totalsShown = ({ counts, hours, attendancePercent }: AttendanceTotals) => ({
  ...counts,
  hours,
  attendance_percent: attendancePercent,
});
