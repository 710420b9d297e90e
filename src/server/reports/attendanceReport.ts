import { LEGEND, percentText, TOTAL_VERDICTS } from '@/shared/attendance/totalsText';
import { recapSign, VERDICT_SIGNS, type VerdictSign } from '@/shared/attendance/verdicts';
import { daysBetween } from '@/shared/calendarDays';
import { daysByMonth, monthLabel, monthOf } from '@/shared/calendarMonths';
import { formatLongDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { longDateOf } from './format';
import { BODY, INK, LABEL, QUIET, SMALL, STRONG } from './layout/design';
import { drawFacts } from './layout/facts';
import { drawLetterhead, drawTitle } from './layout/letterhead';
import { createSheet, heightOf, type Sheet } from './layout/sheet';
import { drawSignatures, type SignatureBlock, signaturesHeight } from './layout/signatures';
import { type Cell, type Column, drawTable } from './layout/table';
import type { AttendanceReport, AttendedStudent } from './reportData';

const TITLE = 'Rekap Kehadiran Magang';
const EMPTY = 'Tidak ada mahasiswa.';

/** Darker than on the screens; the letter tells the verdict without the colour. */
const TONES: Readonly<Record<VerdictSign['tone'], string>> = {
  success: INK,
  warning: '#92400e',
  error: '#b91c1c',
  info: '#1d4ed8',
  neutral: QUIET,
};
const TIGHT = 1;
const DAY_WIDTH = 14;
const TOTAL_WIDTH = 16;
const WIDE_TOTAL = 32;
const BEFORE_LEGEND = 22;
const AFTER_LEGEND = 16;

export function printAttendanceReport(report: AttendanceReport): Promise<Uint8Array> {
  const { letterhead, printedAt, days, students, period, filters } = report;
  const range = `${formatLongDate(days.from)} s/d ${formatLongDate(days.to)}`;
  const sheet = createSheet({
    orientation: 'landscape',
    title: `${TITLE} – ${range}`,
    author: `${letterhead.programme}, ${letterhead.department}`,
    creator: letterhead.appName,
    createdAt: printedAt,
  });
  drawLetterhead(sheet, letterhead);
  drawTitle(sheet, TITLE, range);
  drawFacts(
    sheet,
    [
      {
        label: 'Periode magang',
        value: `Semester ${period.semester}`,
        note: `Tahun ${period.year}`,
      },
      { label: 'Jumlah mahasiswa', value: formatNumber(students.length) },
      ...(hasCompanyFact(report) ? [{ label: COMPANY, value: onlyCompany(students) ?? '' }] : []),
      ...filters,
    ],
    5,
  );
  sheet.y += 4;
  const signatures = signaturesOf(report);
  drawMonths(sheet, report, {
    followedBy:
      BEFORE_LEGEND +
      heightOf(sheet.wrap(LEGEND, SMALL, sheet.width)) +
      AFTER_LEGEND +
      signaturesHeight(sheet, signatures),
  });
  sheet.y += BEFORE_LEGEND;
  sheet.write(LEGEND, SMALL, AFTER_LEGEND);
  drawSignatures(sheet, signatures);
  return sheet.finish(`${TITLE} · ${range}`, report.verification);
}

const COMPANY = 'Mitra industri';

/** The company of all students; null if there are several. */
const onlyCompany = ([first, ...others]: readonly AttendedStudent[]): string | null =>
  first && others.every(({ company_name }) => company_name === first.company_name)
    ? first.company_name
    : null;

/** The rows need not repeat the company that the head states. */
const hasCompanyFact = ({ students, filters }: AttendanceReport): boolean =>
  onlyCompany(students) !== null && !filters.some(({ label }) => label === COMPANY);

/** One table with the totals; of several months one for each, and the totals in one of their own. */
function drawMonths(
  sheet: Sheet,
  { days, students, has_hours }: AttendanceReport,
  end: { followedBy: number },
) {
  const studentCells = onlyCompany(students) === null ? withCompany : withoutCompany;
  const totals = totalsShown(has_hours);
  const months = daysByMonth(days.from, days.to);
  const isOnly = months.length === 1;
  for (const dates of months) {
    const [start = days.from] = dates;
    const first = daysBetween(days.from, start);
    drawTable(
      sheet,
      [...STUDENT_COLUMNS, ...dates.map(dayColumn), ...(isOnly ? totals.columns : [])],
      students.map((student, index) => [
        ...studentCells(student, index),
        ...dates.map((date, day) => signCell(recapSign(student, date, first + day))),
        ...(isOnly ? totals.cellsOf(student) : []),
      ]),
      EMPTY,
      isOnly ? end : { title: monthLabel(monthOf(start)) },
    );
    if (!isOnly) sheet.y += 12;
  }
  if (isOnly) return;
  drawTable(
    sheet,
    [...STUDENT_COLUMNS, ...totals.columns],
    students.map((student, index) => [...studentCells(student, index), ...totals.cellsOf(student)]),
    EMPTY,
    { title: 'Jumlah', ...end },
  );
}

const STUDENT_COLUMNS: Column[] = [{ header: 'No', width: 26, align: 'right' }, { header: 'Nama' }];

const dayColumn = (date: string): Column => ({
  header: String(Number(date.slice(-2))),
  width: DAY_WIDTH,
  align: 'center',
  padding: TIGHT,
});

/** The totals; hours only where students check out, because people would read 0 as no work. */
const totalsShown = (hasHours: boolean) => ({
  columns: [
    ...TOTAL_VERDICTS.map(
      (verdict): Column => ({
        header: VERDICT_SIGNS[verdict].letter,
        width: TOTAL_WIDTH,
        align: 'right',
        padding: TIGHT,
      }),
    ),
    ...(hasHours ? [wideTotal('Jam')] : []),
    wideTotal('%'),
  ],
  cellsOf: ({ totals: { counts, hours, attendancePercent } }: AttendedStudent): Cell[] => [
    ...TOTAL_VERDICTS.map((verdict) => [{ text: formatNumber(counts[verdict]) }]),
    ...(hasHours ? [[{ text: formatNumber(hours) }]] : []),
    [{ text: percentText(attendancePercent) }],
  ],
});

const wideTotal = (header: string): Column => ({
  header,
  width: WIDE_TOTAL,
  align: 'right',
  padding: TIGHT,
});

const withoutCompany = ({ student_name, student_nim }: AttendedStudent, index: number) =>
  [
    [{ text: String(index + 1), style: { ...BODY, color: QUIET } }],
    [
      { text: student_name, style: STRONG },
      { text: student_nim, style: LABEL },
    ],
  ] satisfies [Cell, Cell];

/** The whole name of the company, in as many lines as the narrow column of a month of 31 days needs. */
const withCompany = (student: AttendedStudent, index: number): Cell[] => {
  const [number, person] = withoutCompany(student, index);
  return [number, [...person, { text: student.company_name, style: LABEL }]];
};

function signCell(sign: VerdictSign | null): Cell {
  if (sign === null) return [];
  const { letter, tone, isFramed } = sign;
  const style = { ...BODY, bold: tone === 'error', color: TONES[tone] };
  return [{ text: letter, style, isFramed }];
}

/** The mentor and the lecturer of all students sign; where there are several, the coordinator signs. */
function signaturesOf({ mentor, lecturer, printedAt, timeZone }: AttendanceReport) {
  const date = longDateOf(printedAt, timeZone);
  const blocks: SignatureBlock[] = [
    ...(mentor ? [{ ...mentor, lead: 'Mengetahui,', role: 'Mentor' }] : []),
    ...(lecturer ? [{ ...lecturer, lead: date, role: 'Dosen Pembimbing' }] : []),
  ];
  if (blocks.length > 0) return blocks;
  return [{ name: '', signature: null, lead: date, role: 'Koordinator Magang' }];
}

export const attendancePrinters = { attendance: printAttendanceReport } as const;
