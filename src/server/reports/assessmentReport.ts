import { formatLongDate } from '@/shared/format';
import { formatTotal } from '@/shared/formatNumber';
import { numberWords } from '@/shared/numberWords';
import { assessmentTotal, pointsOf } from '@/shared/resources/assessments/assessmentTotal';
import { ASSESSOR_LABELS } from '@/shared/resources/assessments/constants';
import { longDateOf } from './format';
import { BODY, QUIET, STRONG } from './layout/design';
import { drawFacts } from './layout/facts';
import { drawLetterhead, drawTitle } from './layout/letterhead';
import { createSheet } from './layout/sheet';
import { drawSignatures, type SignatureBlock, signaturesHeight } from './layout/signatures';
import { type Cell, type Column, drawTable } from './layout/table';
import type { AssessmentReport } from './reportData';

const TITLE = 'Lembar Penilaian Magang';
const BEFORE_SIGNATURES = 26;

const COLUMNS: Column[] = [
  { header: 'No', width: 28, align: 'right' },
  { header: 'Kriteria' },
  { header: 'Bobot', width: 46, align: 'right' },
  { header: 'Skor', width: 50, align: 'right' },
  { header: 'Dengan huruf', width: 150 },
];

/** The sheet that an assessor has sent. */
export function printAssessmentReport(report: AssessmentReport): Promise<Uint8Array> {
  const { letterhead, timeZone, printedAt, student, period, assessor, remarks } = report;
  const sheet = createSheet({
    orientation: 'portrait',
    title: `${TITLE} – ${student.name}`,
    author: `${letterhead.programme}, ${letterhead.department}`,
    creator: letterhead.appName,
    createdAt: printedAt,
  });
  drawLetterhead(sheet, letterhead);
  drawTitle(sheet, TITLE, report.course_name);
  const range = `${formatLongDate(period.start_date)} s/d ${formatLongDate(period.end_date)}`;
  drawFacts(
    sheet,
    [
      { label: 'Nama Mahasiswa', value: student.name, note: student.nim },
      { label: 'Mitra Industri', value: report.company_name },
      { label: 'Periode Magang', value: range },
    ],
    3,
  );
  sheet.y += 4;
  const signatures: SignatureBlock[] = [
    {
      ...assessor,
      lead: longDateOf(report.sent_at, timeZone),
      role: `${ASSESSOR_LABELS[report.assessor_role]} penilai`,
    },
  ];
  drawTable(sheet, COLUMNS, [...criteriaRows(report), totalRow(report)], '', {
    followedBy: remarks ? 0 : BEFORE_SIGNATURES + signaturesHeight(sheet, signatures),
  });
  if (remarks) {
    sheet.y += 14;
    sheet.write('Catatan', STRONG, 2);
    sheet.write(remarks, BODY);
  }
  sheet.y += BEFORE_SIGNATURES;
  drawSignatures(sheet, signatures);
  return sheet.finish(`${TITLE} · ${student.name}`, report.verification);
}

const criteriaRows = ({ criteria, scores }: AssessmentReport): Cell[][] =>
  criteria.map((criterion, index) => {
    const score = scores[index] ?? null;
    const points = pointsOf(criterion, score);
    const word = score === null ? undefined : criterion.words?.[score - 1]?.word;
    return [
      [{ text: String(index + 1), style: { ...BODY, color: QUIET } }],
      [{ text: criterion.name }],
      [{ text: `${criterion.weight}%` }],
      [{ text: points === null ? '' : String(points) }],
      [
        ...(points === null ? [] : [{ text: numberWords(points) }]),
        ...(word ? [{ text: word, style: { ...BODY, color: QUIET } }] : []),
      ],
    ];
  });

function totalRow({ criteria, scores }: AssessmentReport): Cell[] {
  const total = assessmentTotal(criteria, scores);
  return [
    [],
    [{ text: 'Total', style: STRONG }],
    [{ text: '100%', style: STRONG }],
    [{ text: total === null ? '' : formatTotal(total), style: STRONG }],
    [{ text: total === null ? '' : numberWords(total), style: STRONG }],
  ];
}

export const assessmentPrinters = { assessment: printAssessmentReport } as const;
