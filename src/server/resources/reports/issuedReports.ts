import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AllGradesFilters, IssuedReport, RecapFilters } from '@/server/auth/reportTokens';
import type { Database } from '@/server/db/database';
import type { Tables } from '@/server/db/tables';
import { VERIFICATION_CODE_LENGTH, verificationCodeOf } from '@/shared/verificationCode';
import { GRADE_FILTERS } from './gradeFilters';
import type { SignatureDigests } from './reportDigest';

export interface Issue {
  asked: IssuedReport;
  digest: string;
  signatures: SignatureDigests;
}

/** The codes of reports by their digests; with the same content a report has the same code (docs/decisions/0037). */
export async function issueReports(
  db: Database,
  issues: readonly Issue[],
  at: Date,
): Promise<Map<string, string>> {
  // Two courses of one name with the same grades have one code. The order keeps two requests from deadlocking.
  const distinct = [...new Map(issues.map((issue) => [issue.digest, issue])).values()].sort(
    (one, other) => (one.digest < other.digest ? -1 : 1),
  );
  const rows = await db
    .insertInto('issued_reports')
    .values(
      distinct.map(({ asked, digest, signatures }) => ({
        code: verificationCodeOf(randomBytes(VERIFICATION_CODE_LENGTH)),
        ...columnsOf(asked),
        content_digest: digest,
        ...signatures,
        first_issued_at: at,
        last_issued_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('content_digest').doUpdateSet(({ ref }) => ({
        last_issued_at: at,
        mentor_signature_digest: ref('excluded.mentor_signature_digest'),
        lecturer_signature_digest: ref('excluded.lecturer_signature_digest'),
      })),
    )
    .returning(['code', 'content_digest'])
    .execute();
  return new Map(rows.map(({ code, content_digest }) => [content_digest, code]));
}

export function codeOf(codes: ReadonlyMap<string, string>, { digest }: Pick<Issue, 'digest'>) {
  const code = codes.get(digest);
  if (code === undefined) throw new Error('a report without a code');
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

type Subject = Omit<
  Selectable<Tables['issued_reports']>,
  'code' | 'content_digest' | 'first_issued_at' | 'last_issued_at' | keyof SignatureDigests
>;

function columnsOf(asked: IssuedReport) {
  switch (asked.kind) {
    case 'activities':
      return { internship_id: asked.id, with_photos: asked.photos === true };
    case 'assessment':
      return { internship_id: asked.id, form_id: asked.form_id };
    case 'attendance': {
      const { kind: _, internship_period_id, ...attendance } = asked;
      return { internship_period_id, attendance: JSON.stringify(attendance) };
    }
    case 'grade_list': {
      const { kind: _, ...filters } = asked;
      return { ...filters, grade_filters: GRADE_FILTERS.filter((name) => name in filters) };
    }
    case 'grades': {
      const { kind: _, ...filters } = asked;
      return filters;
    }
  }
}

function askedOf(row: Subject): IssuedReport | null {
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
  if (row.grade_filters !== null) {
    const filters = GRADE_FILTERS.filter((name) => row.grade_filters?.includes(name)).map(
      (name) => [name, row[name]] as const,
    );
    // A record that it was filtered by has been deleted.
    if (filters.some(([, value]) => value === null)) return null;
    return { kind: 'grade_list', ...(Object.fromEntries(filters) as AllGradesFilters) };
  }
  if (course_code === null || internship_period_id === null) return null;
  if (lecturer_id === null || mentor_id === null) return null;
  const { academic_year } = row;
  const filters = { course_code, internship_period_id, lecturer_id, mentor_id };
  return { kind: 'grades', ...filters, ...(academic_year !== null && { academic_year }) };
}
