import { plannedTimes, pressTime } from '@/shared/attendance/placeTime';
import { totalsText } from '@/shared/attendance/totalsText';
import { VALIDITY_LABELS } from '@/shared/constants/labels';
import { formatLongDate, formatShortWeekdayDate } from '@/shared/format';
import { latenessText } from '@/shared/resources/activities/activityLogs';
import { dateOf, longDateOf } from './format';
import { BODY, FIGURE, QUIET, SMALL, STRONG } from './layout/design';
import { drawFacts, drawFigures, factsHeight, figuresHeight } from './layout/facts';
import { drawLetterhead, drawTitle } from './layout/letterhead';
import { createSheet } from './layout/sheet';
import { drawSignatures, type SignatureBlock, signaturesHeight } from './layout/signatures';
import { type Below, type Cell, drawTable } from './layout/table';
import type { ActivityReport, ReportActivity } from './reportData';

const TITLE = 'Laporan Aktivitas Magang';
const BEFORE_FIGURES = 16;
const BETWEEN = 12;
const COLUMNS = [
  { header: 'No', width: 28, align: 'right' as const },
  { header: 'Hari, tanggal', width: 100 },
  { header: 'Waktu', width: 68 },
  { header: 'Aktivitas' },
  { header: 'Tempat', width: 148 },
  { header: 'Waktu absen', width: 68 },
  { header: 'Validasi mentor', width: 78 },
  { header: 'Validasi dosen', width: 76 },
];

export function printActivityReport(report: ActivityReport): Promise<Uint8Array> {
  const { letterhead, timeZone, printedAt, student, mentor, lecturer, period, activities } = report;
  const sheet = createSheet({
    orientation: 'landscape',
    title: `${TITLE} – ${student.name} (${student.nim})`,
    author: `${letterhead.programme}, ${letterhead.department}`,
    creator: letterhead.appName,
    createdAt: printedAt,
  });
  drawLetterhead(sheet, letterhead);
  drawTitle(
    sheet,
    TITLE,
    `Periode ${formatLongDate(period.start_date)} s/d ${formatLongDate(period.end_date)}`,
  );
  drawFacts(
    sheet,
    [
      { label: 'Mahasiswa', value: student.name, note: `NIM ${student.nim}` },
      { label: 'Mitra industri', value: report.company_name },
      { label: 'Mentor', value: mentor.name },
      { label: 'Dosen pembimbing', value: lecturer.name },
      {
        label: 'Periode magang',
        value: `Semester ${period.semester}`,
        note: `Tahun ${period.year}`,
      },
    ],
    5,
  );
  sheet.y += 4;
  const count = (done: (activity: ReportActivity) => unknown) =>
    `${activities.filter(done).length} dari ${activities.length}`;
  const figures = [
    { label: 'Jumlah aktivitas', value: String(activities.length) },
    { label: 'Sudah absen', value: count(({ attendance_time }) => attendance_time) },
    { label: 'Divalidasi mentor', value: count((one) => one.validated_at_by_mentor) },
    { label: 'Divalidasi dosen', value: count((one) => one.validated_at_by_lecturer) },
  ];
  const attendance = [{ label: 'Kehadiran', value: totalsText(report.attendance) }];
  const signatures: SignatureBlock[] = [
    { ...mentor, lead: 'Mengetahui,', role: 'Mentor' },
    { ...lecturer, lead: longDateOf(printedAt, timeZone), role: 'Dosen Pembimbing' },
  ];
  drawTable(
    sheet,
    COLUMNS,
    activities.map((activity, index) => rowOf(activity, index + 1, timeZone)),
    'Belum ada aktivitas yang tercatat pada magang ini.',
    {
      belowRows: activities.map(belowRow),
      followedBy:
        BEFORE_FIGURES +
        figuresHeight(sheet, figures, FIGURE) +
        BETWEEN +
        factsHeight(sheet, attendance, 1, BODY) +
        BETWEEN +
        signaturesHeight(sheet, signatures),
    },
  );
  sheet.y += BEFORE_FIGURES;
  drawFigures(sheet, figures, FIGURE);
  sheet.y += BETWEEN;
  drawFacts(sheet, attendance, 1, BODY);
  sheet.y += BETWEEN;
  drawSignatures(sheet, signatures);
  return sheet.finish(`${TITLE} · ${student.nim} · ${student.name}`, report.verification);
}

function rowOf(activity: ReportActivity, number: number, timeZone: string): Cell[] {
  const {
    time_zone: zone,
    attendance_time,
    validated_at_by_mentor,
    validated_at_by_lecturer,
  } = activity;
  return [
    [{ text: String(number), style: { ...BODY, color: QUIET } }],
    [{ text: formatShortWeekdayDate(activity.date) }],
    [{ text: plannedTimes(activity, { zone, campusTimeZone: timeZone }) }],
    [
      { text: activity.name, style: STRONG },
      { text: activity.description, style: SMALL },
    ],
    [{ text: activity.address }],
    [
      attendance_time
        ? { text: pressTime(attendance_time, activity.date, { zone, campusTimeZone: null }) }
        : { text: '–', style: NOT_YET },
    ],
    validation(validated_at_by_mentor, timeZone),
    validation(validated_at_by_lecturer, timeZone),
  ];
}

function belowRow({ log, photos }: ReportActivity): Below | null {
  if (!log && photos.length === 0) return null;
  const lateness = latenessText(log?.days_late ?? null);
  const label = lateness ? `Catatan kegiatan · ${lateness}` : 'Catatan kegiatan';
  const text = log ? [{ text: label, style: SMALL }, { text: log.text }] : [];
  return { text, images: photos };
}

const NOT_YET = { ...BODY, color: QUIET };

function validation(at: Date | null, timeZone: string): Cell {
  if (!at) return [{ text: VALIDITY_LABELS.false, style: NOT_YET }];
  return [{ text: VALIDITY_LABELS.true }, { text: dateOf(at, timeZone), style: SMALL }];
}

export const activityPrinters = { activities: printActivityReport } as const;
