import { ANYONE, type SessionUser } from '@/server/auth/sessionUser';
import { notFound } from '@/server/http/errors';
import { safeFileName } from '@/server/reports/reportFiles';
import { selectAssessmentRecords } from './assessmentRecords';
import {
  type Asked,
  headOf,
  type PresentReport,
  type Printout,
  type ReportServices,
} from './printout';
import {
  assessmentReportDigest,
  type SignatureDigests,
  signaturesOfAssessmentReport,
} from './reportDigest';

const NO_SENT_SHEET = 'Lembar penilaian ini belum dikirim.';

export async function assessmentPrintout(
  services: ReportServices,
  asked: Asked<'assessment'>,
  user: SessionUser,
): Promise<Printout> {
  const records = await selectAssessmentRecords(services.db, user, asked);
  if (!records) throw notFound(NO_SENT_SHEET);
  const signatures = signaturesOfAssessmentReport(records);
  const digest = assessmentReportDigest(asked, records, signatures);
  const { sheet, period, signature } = records;
  return {
    report: {
      kind: 'assessment',
      ...(await headOf(services, asked, digest, signatures)),
      student: { name: sheet.student_name, nim: sheet.nim },
      company_name: sheet.company_name,
      course_name: sheet.course_name,
      period,
      criteria: sheet.criteria,
      scores: [...sheet.scores],
      remarks: sheet.remarks,
      assessor_role: sheet.assessor,
      assessor: { name: sheet.assessor_name, signature },
      sent_at: sheet.sent_at,
    },
    fileName: `${safeFileName(`lembar-penilaian-${sheet.nim}`)}.pdf`,
  };
}

export async function presentAssessment(
  { db }: ReportServices,
  asked: Asked<'assessment'>,
  printed: SignatureDigests,
): Promise<PresentReport | null> {
  const records = await selectAssessmentRecords(db, ANYONE, asked);
  return (
    records && {
      digest: assessmentReportDigest(asked, records, printed),
      signatures: signaturesOfAssessmentReport(records),
    }
  );
}
