import { instantCell } from '@/server/http/sheetCells';
import { LEGEND, TOTAL_VERDICTS, totalsText } from '@/shared/attendance/totalsText';
import { recapSign, VERDICT_SIGNS } from '@/shared/attendance/verdicts';
import { TIME_ZONES } from '@/shared/attendance/zones';
import { datesBetween } from '@/shared/calendarDays';
import { formatLongDate } from '@/shared/format';
import { placeFields } from '@/shared/resources/places/placeFields';
import type { ActivityReport, AttendanceReport } from './reportData';
import { type Cell, day, INSTANT, number, text, time, workbookOf } from './workbook';

type ActivitySheet = Pick<
  ActivityReport,
  'student' | 'company_name' | 'period' | 'activities' | 'attendance' | 'timeZone'
> & { mentor: { name: string }; lecturer: { name: string } };

type AttendanceSheet = Pick<
  AttendanceReport,
  'period' | 'has_hours' | 'days' | 'filters' | 'students'
>;

type Attended = AttendanceSheet['students'][number];

/** The activity report as a workbook: its header, table and totals. */
export function activityWorkbook({
  student,
  company_name,
  mentor,
  lecturer,
  period,
  activities,
  attendance,
  timeZone,
}: ActivitySheet): Promise<Uint8Array> {
  const instant = (at: Date | null, clock = timeZone): Cell => ({
    value: at && instantCell(at, clock),
    style: INSTANT,
  });
  const count = (done: (activity: (typeof activities)[number]) => unknown) =>
    activities.filter(done).length;
  return workbookOf({
    title: 'Laporan Aktivitas Magang',
    sheet: 'Laporan Aktivitas',
    facts: [
      ['Mahasiswa', text(student.name)],
      ['NIM', text(student.nim)],
      ['Mitra industri', text(company_name)],
      ['Mentor', text(mentor.name)],
      ['Dosen pembimbing', text(lecturer.name)],
      [
        'Periode magang',
        text(
          `${formatLongDate(period.start_date)} s/d ${formatLongDate(period.end_date)} - Semester ${period.semester}`,
        ),
      ],
      ['Jumlah aktivitas', number(activities.length)],
      ['Sudah absen', number(count(({ attendance_time }) => attendance_time))],
      ['Divalidasi mentor', number(count((one) => one.validated_at_by_mentor))],
      ['Divalidasi dosen', number(count((one) => one.validated_at_by_lecturer))],
      ['Kehadiran', text(totalsText(attendance))],
    ],
    rows: activities,
    columns: [
      { header: 'No', width: 18, cell: (_, index) => number(index + 1) },
      { header: 'Tanggal', width: 24, cell: ({ date }) => day(date) },
      { header: 'Jam Mulai', width: 10, cell: ({ start_time }) => time(start_time) },
      { header: 'Jam Selesai', width: 10, cell: ({ end_time }) => time(end_time) },
      { header: 'Aktivitas', width: 32, cell: ({ name }) => text(name) },
      { header: 'Deskripsi', width: 40, cell: ({ description }) => text(description) },
      { header: 'Tempat', width: 32, cell: ({ address }) => text(address) },
      {
        header: 'Waktu absen',
        width: 17,
        cell: (one) => instant(one.attendance_time, TIME_ZONES[one.time_zone]),
      },
      { header: 'Validasi mentor', width: 17, cell: (one) => instant(one.validated_at_by_mentor) },
      { header: 'Validasi dosen', width: 17, cell: (one) => instant(one.validated_at_by_lecturer) },
      { header: 'Catatan kegiatan', width: 40, cell: ({ log }) => text(log?.text ?? null) },
      {
        header: 'Terlambat (hari)',
        width: 15,
        cell: ({ log }) => ({ value: log?.days_late ?? null }),
      },
      { header: placeFields.time_zone.label, width: 12, cell: (one) => text(one.time_zone) },
    ],
  });
}

/** The recap of attendance as a workbook: a row for each student, a column for each day and total. */
export function attendanceWorkbook({
  period,
  has_hours,
  days,
  filters,
  students,
}: AttendanceSheet): Promise<Uint8Array> {
  return workbookOf({
    title: 'Rekap Kehadiran Magang',
    sheet: 'Rekap Kehadiran',
    facts: [
      ['Dari', day(days.from)],
      ['Sampai', day(days.to)],
      ['Periode magang', text(`Semester ${period.semester}, ${period.year}`)],
      ...filters.map(({ label, value }): [string, Cell] => [label, text(value)]),
      ['Keterangan', text(LEGEND)],
    ],
    rows: students,
    columns: [
      { header: 'No', width: 18, cell: (_, index) => number(index + 1) },
      { header: 'NIM', width: 14, cell: ({ student_nim }) => text(student_nim) },
      { header: 'Nama', width: 32, cell: ({ student_name }) => text(student_name) },
      { header: 'Mitra Industri', width: 28, cell: ({ company_name }) => text(company_name) },
      ...datesBetween(days.from, days.to).map((date, index) => ({
        header: date.split('-').reverse().join('/'),
        width: 11,
        cell: (student: Attended) => text(recapSign(student, date, index)?.letter ?? null),
      })),
      ...TOTAL_VERDICTS.map((verdict) => ({
        header: VERDICT_SIGNS[verdict].label,
        width: 12,
        cell: ({ totals }: Attended) => number(totals.counts[verdict]),
      })),
      ...(has_hours
        ? [{ header: 'Jam', width: 10, cell: ({ totals }: Attended) => number(totals.hours) }]
        : []),
      {
        header: 'Kehadiran (%)',
        width: 14,
        cell: ({ totals }) => ({ value: totals.attendancePercent }),
      },
    ],
  });
}
