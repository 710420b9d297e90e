import type { CellStyle, CellValue, WriteSheet } from 'hucre/xlsx';
import { dayCell, instantCell, textCell, timeCell } from '@/server/http/sheetCells';
import { LEGEND, TOTAL_VERDICTS, totalsText } from '@/shared/attendance/totalsText';
import { recapSign, VERDICT_SIGNS } from '@/shared/attendance/verdicts';
import { TIME_ZONES } from '@/shared/attendance/zones';
import { datesBetween } from '@/shared/calendarDays';
import { formatLongDate } from '@/shared/format';
import { SCORE_LABELS, SCORE_PARTS } from '@/shared/resources/grades/scores';
import { placeFields } from '@/shared/resources/places/placeFields';
import type { ActivityReport, AttendanceReport, GradeReport } from './reportData';

type ActivitySheet = Pick<
  ActivityReport,
  'student' | 'company_name' | 'period' | 'activities' | 'attendance' | 'timeZone'
> & { mentor: { name: string }; lecturer: { name: string } };

type AttendanceSheet = Pick<
  AttendanceReport,
  'period' | 'has_hours' | 'days' | 'filters' | 'students'
>;

type Attended = AttendanceSheet['students'][number];

type GradeSheet = Pick<GradeReport, 'summary' | 'weights' | 'students'>;

const BOLD: CellStyle = { font: { bold: true } };
const TITLE: CellStyle = { font: { bold: true, size: 14 } };
const TEXT: CellStyle = { numFmt: '@' };
const DATE: CellStyle = { numFmt: 'dd/mm/yyyy' };
const TIME: CellStyle = { numFmt: 'hh:mm' };
const INSTANT: CellStyle = { numFmt: 'dd/mm/yyyy hh:mm' };
const TWO_DECIMALS: CellStyle = { numFmt: '0.00' };

interface Cell {
  value: CellValue;
  style?: CellStyle;
}

interface Column<Row> {
  header: string;
  width: number;
  cell: (row: Row, index: number) => Cell;
}

const text = (value: string | null): Cell => ({ value: value && textCell(value), style: TEXT });
const number = (value: number, style?: CellStyle): Cell => ({ value, style });
const day = (date: string): Cell => ({ value: dayCell(date), style: DATE });
const time = (clock: string): Cell => ({ value: timeCell(clock), style: TIME });

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

/** The grade report as a workbook: its header and table. */
export function gradeWorkbook({ summary, weights, students }: GradeSheet): Promise<Uint8Array> {
  return workbookOf({
    title: 'Laporan Penilaian Magang',
    sheet: 'Laporan Penilaian',
    facts: [
      ['Nama Mata Kuliah', text(summary.course_name)],
      ['Nama Dosen', text(summary.lecturer_name)],
      ['Nama Mentor', text(summary.mentor_name)],
      ['Mitra Industri', text(summary.company_name)],
      ['Semester', { value: summary.course_semester }],
      ['Tahun Ajaran', text(summary.course_academic_year)],
    ],
    rows: students,
    columns: [
      { header: 'No', width: 18, cell: (_, index) => number(index + 1) },
      { header: 'NIM', width: 24, cell: ({ nim }) => text(nim) },
      { header: 'Nama', width: 32, cell: ({ name }) => text(name) },
      ...SCORE_PARTS.map((part) => ({
        header: `${SCORE_LABELS[part]} (${weights[part]}%)`,
        width: 15,
        cell: (student: (typeof students)[number]) => number(student[part]),
      })),
      { header: 'Total', width: 10, cell: ({ total }) => number(total, TWO_DECIMALS) },
      { header: 'Nilai huruf', width: 11, cell: ({ letter_grade }) => text(letter_grade) },
    ],
  });
}

interface Content<Row> {
  title: string;
  sheet: string;
  facts: readonly [label: string, cell: Cell][];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

async function workbookOf<Row>(content: Content<Row>): Promise<Uint8Array> {
  const { title, sheet: name, facts, columns, rows } = content;
  const cells: Cell[][] = [
    [{ value: title, style: TITLE }],
    ...facts.map(([label, cell]) => [{ value: label, style: BOLD }, cell]),
    [],
    columns.map(({ header }) => ({ value: header, style: BOLD })),
    ...rows.map((row, index) => columns.map(({ cell }) => cell(row, index))),
  ];
  const sheet: WriteSheet = {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: cells.map((line) => line.map(({ value }) => value)),
    cells: new Map(
      cells.flatMap((line, row) =>
        line.map(({ value, style }, column) => [`${row},${column}`, { value, style }]),
      ),
    ),
  };
  // Loaded on demand: loading takes longer than most requests.
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets: [sheet] });
}
