import { attendanceDays } from '@/client/testing/records/attendanceDay';
import { percentNote } from './AttendanceTotals';

const ofTotals = (totals: Parameters<typeof attendanceDays>[1]) =>
  percentNote(attendanceDays([], totals).totals);

test.each([
  [
    { present: 1, pending: 2, attendance_percent: 100 },
    "Kehadiran dihitung dari hari yang sudah ada hasilnya; hari 'Belum' belum ikut dihitung.",
  ],
  [
    { present: 1, pending: 2, needs_settling: 1, attendance_percent: 100 },
    "Kehadiran dihitung dari hari yang sudah ada hasilnya; hari 'Belum' dan 'Perlu Diselesaikan' belum ikut dihitung.",
  ],
  [{ present: 1, holiday: 1, attendance_percent: 100 }, null],
  [{ pending: 2, attendance_percent: null }, null],
])('explains the percentage of %j', (totals, expected) => {
  expect(ofTotals(totals)).toBe(expected);
});
