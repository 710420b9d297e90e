import { formatTotal } from '@/shared/formatNumber';
import { SCORE_PART_NAMES, SCORE_PARTS } from '@/shared/resources/grades/scores';
import { longDateOf, scoreText } from './format';
import { BODY, QUIET, STRONG } from './layout/design';
import { drawFacts } from './layout/facts';
import { drawLetterhead, drawTitle } from './layout/letterhead';
import { createSheet } from './layout/sheet';
import { drawSignatures, type SignatureBlock, signaturesHeight } from './layout/signatures';
import { type Cell, type Column, drawTable } from './layout/table';
import type { GradedStudent, GradeReport } from './reportData';

const TITLE = 'Laporan Penilaian Magang';
const BEFORE_SIGNATURES = 26;

export function printGradeReport(report: GradeReport): Promise<Uint8Array> {
  const { letterhead, timeZone, printedAt, summary, students } = report;
  const course = summary.course_name ?? '-';
  const sheet = createSheet({
    orientation: 'portrait',
    title: `${TITLE} – ${course}`,
    author: `${letterhead.programme}, ${letterhead.department}`,
    creator: letterhead.appName,
    createdAt: printedAt,
  });
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
  const signatures: SignatureBlock[] = [
    {
      name: summary.lecturer_name ?? '-',
      signature: report.signature,
      lead: longDateOf(printedAt, timeZone),
      role: 'Dosen Pembimbing',
    },
  ];
  drawTable(sheet, columnsOf(report), students.map(rowOf), 'Belum ada nilai.', {
    followedBy: BEFORE_SIGNATURES + signaturesHeight(sheet, signatures),
  });
  sheet.y += BEFORE_SIGNATURES;
  drawSignatures(sheet, signatures);
  return sheet.finish(`${TITLE} · ${course}`, report.verification);
}

function columnsOf({ weights }: GradeReport): Column[] {
  return [
    { header: 'No', width: 28, align: 'right' },
    { header: 'NIM', width: 64 },
    { header: 'Nama' },
    ...SCORE_PARTS.map((part): Column => {
      const name = SCORE_PART_NAMES[part];
      return {
        header: name.charAt(0).toUpperCase() + name.slice(1),
        note: `${weights[part]}%`,
        width: 43,
        align: 'right',
      };
    }),
    { header: 'Total', note: '100%', width: 44, align: 'right' },
    { header: 'Nilai huruf', width: 42, align: 'center' },
  ];
}

function rowOf(student: GradedStudent, index: number): Cell[] {
  return [
    [{ text: String(index + 1), style: { ...BODY, color: QUIET } }],
    [{ text: student.nim }],
    [{ text: student.name }],
    ...SCORE_PARTS.map((part) => [{ text: scoreText(student[part]) }]),
    [{ text: formatTotal(student.total), style: STRONG }],
    [{ text: student.letter_grade, style: STRONG }],
  ];
}
