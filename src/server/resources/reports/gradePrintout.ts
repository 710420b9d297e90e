import type { GradeReportFilters } from '@/server/auth/reportTokens';
import { notFound } from '@/server/http/errors';
import { gradeWorkbook } from '@/server/reports/gradeWorkbooks';
import { safeFileName } from '@/server/reports/reportFiles';
import {
  type Asked,
  headOf,
  type PresentReport,
  type Printout,
  type ReportServices,
  refuseTooLong,
} from './printout';
import { gradedStudents, summaryOf, weightsOf } from './reportContent';
import { gradeReportDigest, type SignatureDigests, signaturesOfGradeReport } from './reportDigest';
import { selectGradeRecords } from './reportRecords';

export const NO_GRADE_REPORT = 'Laporan tidak ditemukan';

export async function gradePrintout(
  services: ReportServices,
  asked: Asked<'grades'>,
): Promise<Printout> {
  const records = await gradeRecords(services, asked);
  const signatures = signaturesOfGradeReport(records);
  const digest = gradeReportDigest(asked, records, signatures);
  return {
    report: {
      kind: 'grades',
      ...(await headOf(services, asked, digest, signatures)),
      ...contentOf(records),
      signature: records.lecturer?.signature ?? null,
    },
    fileName: `${safeFileName(`laporan-penilaian-${asked.course_code}`)}.pdf`,
  };
}

export async function gradeReportWorkbook(services: ReportServices, filters: GradeReportFilters) {
  const workbook = await gradeWorkbook(contentOf(await gradeRecords(services, filters)));
  return { workbook, fileName: `laporan-penilaian-${filters.course_code}` };
}

export async function presentGrades(
  { db }: ReportServices,
  asked: Asked<'grades'>,
  printed: SignatureDigests,
): Promise<PresentReport | null> {
  const records = await selectGradeRecords(db, asked);
  return (
    records && {
      digest: gradeReportDigest(asked, records, printed),
      signatures: signaturesOfGradeReport(records),
    }
  );
}

export async function gradeRecords(
  { db }: Pick<ReportServices, 'db'>,
  filters: GradeReportFilters,
) {
  const records = await selectGradeRecords(db, filters);
  if (!records) throw notFound(NO_GRADE_REPORT);
  refuseTooLong(records.grades);
  return records;
}

const contentOf = (records: Awaited<ReturnType<typeof gradeRecords>>) => ({
  summary: summaryOf(records),
  weights: weightsOf(records.grades[0]),
  students: gradedStudents(records),
});
