import { formatPeriod } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { longDateOf } from './format';
import { BODY, LABEL, QUIET, STRONG } from './layout/design';
import { drawFacts } from './layout/facts';
import { drawLetterhead, drawTitle } from './layout/letterhead';
import { scoreCells, scoreColumns } from './layout/scores';
import { createSheet } from './layout/sheet';
import { drawSignatures, type SignatureBlock, signaturesHeight } from './layout/signatures';
import { type Cell, type Column, drawTable } from './layout/table';
import type { GradeListReport, GradesOfCourse, ListedGrade } from './reportData';

const TITLE = 'Daftar Nilai Magang';
const BEFORE_SIGNATURES = 26;

/** One list of all students, with a table for each course and period. */
export function printGradeList(report: GradeListReport): Promise<Uint8Array> {
  const { letterhead, printedAt, timeZone, courses, facts, lecturer } = report;
  const [first] = courses;
  const what = courses.length === 1 && first ? first.course.name : `${courses.length} daftar`;
  const sheet = createSheet({
    orientation: 'landscape',
    title: `${TITLE} – ${what}`,
    author: `${letterhead.programme}, ${letterhead.department}`,
    creator: letterhead.appName,
    createdAt: printedAt,
  });
  const students = new Set(courses.flatMap((one) => one.students.map(({ nim }) => nim)));
  drawLetterhead(sheet, letterhead);
  drawTitle(sheet, TITLE, `${formatNumber(students.size)} mahasiswa`);
  drawFacts(sheet, facts, 4);
  const lead = longDateOf(printedAt, timeZone);
  const signatures: SignatureBlock[] = [
    lecturer
      ? { ...lecturer, lead, role: 'Dosen Pembimbing' }
      : { name: '', signature: null, lead, role: 'Koordinator Magang' },
  ];
  const end = BEFORE_SIGNATURES + signaturesHeight(sheet, signatures);
  for (const one of courses) {
    sheet.y += 8;
    drawTable(sheet, columnsOf(one), one.students.map(rowOf), 'Belum ada nilai.', {
      title: headingOf(one),
      followedBy: one === courses.at(-1) ? end : 0,
    });
  }
  sheet.y += BEFORE_SIGNATURES;
  drawSignatures(sheet, signatures);
  return sheet.finish(`${TITLE} · ${what}`, report.verification);
}

const headingOf = ({ course, period }: GradesOfCourse) =>
  [
    `${course.name} (${course.code})`,
    `Semester ${course.semester}, ${course.academic_year}`,
    formatPeriod(period.start_date, period.end_date),
  ].join(' · ');

const columnsOf = ({ weights }: GradesOfCourse): Column[] => [
  { header: 'No', width: 30, align: 'right' },
  { header: 'NIM', width: 66 },
  { header: 'Nama' },
  { header: 'Tahun Ajaran', width: 62 },
  ...scoreColumns(weights),
];

const rowOf = (student: ListedGrade, index: number): Cell[] => [
  [{ text: String(index + 1), style: { ...BODY, color: QUIET } }],
  [{ text: student.nim }],
  [
    { text: student.name, style: STRONG },
    {
      text: `${student.company_name} · ${student.mentor_name} · ${student.lecturer_name}`,
      style: LABEL,
      isOneLine: true,
    },
  ],
  [{ text: student.academic_year }],
  ...scoreCells(student),
];

export const gradeListPrinters = { grade_list: printGradeList } as const;
