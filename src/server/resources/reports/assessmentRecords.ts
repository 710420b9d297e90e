import type { Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import {
  type AssessmentOf,
  selectAssessment,
} from '@/server/resources/assessments/assessmentQueries';

/** The content of a printed sheet of an assessor. */
export interface AssessmentRecords {
  sheet: AssessmentOf & { sent_at: Date };
  period: { start_date: string; end_date: string };
  signature: Buffer | null;
}

/** null unless the reader sees the sheet and it is sent. */
export async function selectAssessmentRecords(
  db: Database,
  reader: Viewer,
  key: { id: number; form_id: number },
): Promise<AssessmentRecords | null> {
  const sheet = await selectAssessment(db, reader, key);
  if (sheet?.state !== 'sent' || sheet.sent_at === null) return null;
  const { signature, ...period } = await db
    .selectFrom('assessment_sheets')
    .innerJoin('internships', 'internships.id', 'assessment_sheets.internship_id')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .leftJoin('signatures', 'signatures.user_id', 'assessment_sheets.sent_by_user_id')
    .select(['internship_periods.start_date', 'internship_periods.end_date'])
    .select('signatures.image as signature')
    .where('assessment_sheets.internship_id', '=', key.id)
    .where('assessment_sheets.form_id', '=', key.form_id)
    .executeTakeFirstOrThrow();
  return { sheet: { ...sheet, sent_at: sheet.sent_at }, period, signature };
}
