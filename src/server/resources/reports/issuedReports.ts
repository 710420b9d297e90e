import { randomBytes } from 'node:crypto';
import type { AskedReport, RecapFilters } from '@/server/auth/reportTokens';
import type { Database } from '@/server/db/database';
import { VERIFICATION_CODE_LENGTH, verificationCodeOf } from '@/shared/verificationCode';
import type { SignatureDigests } from './reportDigest';

/** The code of a report with this content, which stays the same for every print (docs/decisions/0037). */
export async function issueReport(
  db: Database,
  asked: AskedReport,
  content_digest: string,
  signatures: SignatureDigests,
  at: Date,
): Promise<string> {
  const { code } = await db
    .insertInto('issued_reports')
    .values({
      code: verificationCodeOf(randomBytes(VERIFICATION_CODE_LENGTH)),
      ...columnsOf(asked),
      content_digest,
      ...signatures,
      first_issued_at: at,
      last_issued_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('content_digest').doUpdateSet({ last_issued_at: at, ...signatures }),
    )
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/** `asked` is null when the subject of the report has been deleted. */
export async function selectIssuedReport(db: Database, code: string) {
  const row = await db
    .selectFrom('issued_reports')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) return undefined;
  const { content_digest, first_issued_at, last_issued_at } = row;
  const { mentor_signature_digest, lecturer_signature_digest } = row;
  const signatures: SignatureDigests = { mentor_signature_digest, lecturer_signature_digest };
  return { asked: askedOf(row), content_digest, signatures, first_issued_at, last_issued_at };
}

function columnsOf(asked: AskedReport) {
  if (asked.kind === 'activities') {
    return { internship_id: asked.id, with_photos: asked.photos === true };
  }
  if (asked.kind === 'assessment') return { internship_id: asked.id, form_id: asked.form_id };
  if (asked.kind === 'attendance') {
    const { kind: _, internship_period_id, ...attendance } = asked;
    return { internship_period_id, attendance: JSON.stringify(attendance) };
  }
  const { course_code, internship_period_id, lecturer_id, mentor_id } = asked;
  return { course_code, internship_period_id, lecturer_id, mentor_id };
}

interface Columns {
  internship_id: number | null;
  with_photos: boolean;
  form_id: number | null;
  course_code: string | null;
  internship_period_id: number | null;
  lecturer_id: number | null;
  mentor_id: number | null;
  attendance: object | null;
}

function askedOf(row: Columns): AskedReport | null {
  const { internship_id, form_id, course_code, internship_period_id, lecturer_id, mentor_id } = row;
  if (form_id !== null) {
    return internship_id === null ? null : { kind: 'assessment', id: internship_id, form_id };
  }
  if (internship_id !== null) {
    return {
      kind: 'activities',
      id: internship_id,
      ...(row.with_photos && { photos: true as const }),
    };
  }
  if (row.attendance !== null && internship_period_id !== null) {
    const filters = row.attendance as Omit<RecapFilters, 'internship_period_id'>;
    return { kind: 'attendance', internship_period_id, ...filters };
  }
  if (course_code === null || internship_period_id === null) return null;
  if (lecturer_id === null || mentor_id === null) return null;
  return { kind: 'grades', course_code, internship_period_id, lecturer_id, mentor_id };
}
