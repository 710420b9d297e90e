import { longDateOf } from './format';
import { BODY, QUIET } from './layout/design';
import { drawFacts } from './layout/facts';
import { drawLetterhead, drawTitle } from './layout/letterhead';
import { scoreCells, scoreColumns } from './layout/scores';
import { createSheet, type Sheet } from './layout/sheet';
import { drawSignatures, type SignatureBlock, signaturesHeight } from './layout/signatures';
import { type Cell, type Column, drawTable } from './layout/table';
import type { GradedStudent, GradeReport, GradeSheet, GradeSheetsReport } from './reportData';

const TITLE = 'Laporan Penilaian Magang';
const BEFORE_SIGNATURES = 26;

/** The report of one course, mentor, lecturer and period (spec §2). */
export function printGradeReport(report: GradeReport): Promise<Uint8Array> {
  const sheet = createSheet(documentOf(report, report.summary.course_name ?? '-'));
  return sheet.finish(drawReport(sheet, report, report), report.verification);
}

/** Several of them one after the other, each as if it were alone. */
export async function printGradeSheets(report: GradeSheetsReport): Promise<Uint8Array> {
  const { sheets } = report;
  const sheet = createSheet(documentOf(report, `${sheets.length} laporan`));
  for (const [index, one] of sheets.entries()) {
    if (index > 0) sheet.addPage();
    sheet.endPart(drawReport(sheet, report, one), one.verification);
  }
  return sheet.end();
}

type Head = Pick<GradeReport, 'letterhead' | 'timeZone' | 'printedAt'>;

const documentOf = ({ letterhead, printedAt }: Head, what: string) =>
  ({
    orientation: 'portrait',
    title: `${TITLE} – ${what}`,
    author: `${letterhead.programme}, ${letterhead.department}`,
    creator: letterhead.appName,
    createdAt: printedAt,
  }) as const;

/** Returns the text of the footer. */
function drawReport(
  sheet: Sheet,
  { letterhead, timeZone, printedAt }: Head,
  { summary, weights, students, signature }: GradeSheet,
): string {
  const course = summary.course_name ?? '-';
  drawLetterhead(sheet, letterhead);
  drawTitle(sheet, TITLE, `${students.length} mahasiswa`);
  drawFacts(
    sheet,
    [
      { label: 'Nama Mata Kuliah', value: course },
      { label: 'Nama Dosen', value: summary.lecturer_name ?? '-' },
      { label: 'Nama Mentor', value: summary.mentor_name ?? '-' },
      { label: 'Mitra Industri', value: summary.company_name ?? '-' },
      { label: 'Semester', value: summary.course_semester?.toString() ?? '-' },
      { label: 'Tahun Ajaran', value: summary.course_academic_year ?? '-' },
    ],
    3,
  );
  sheet.y += 4;
  const columns = [
    { header: 'No', width: 28, align: 'right' },
    { header: 'NIM', width: 64 },
    { header: 'Nama' },
    ...scoreColumns(weights),
  ] satisfies Column[];
  const signatures: SignatureBlock[] = [
    {
      name: summary.lecturer_name ?? '-',
      signature,
      lead: longDateOf(printedAt, timeZone),
      role: 'Dosen Pembimbing',
    },
  ];
  drawTable(sheet, columns, students.map(rowOf), 'Belum ada nilai.', {
    followedBy: BEFORE_SIGNATURES + signaturesHeight(sheet, signatures),
  });
  sheet.y += BEFORE_SIGNATURES;
  drawSignatures(sheet, signatures);
  return `${TITLE} · ${course}`;
}

const rowOf = (student: GradedStudent, index: number): Cell[] => [
  [{ text: String(index + 1), style: { ...BODY, color: QUIET } }],
  [{ text: student.nim }],
  [{ text: student.name }],
  ...scoreCells(student),
];

export const gradePrinters = { grades: printGradeReport, grade_sheets: printGradeSheets } as const;
