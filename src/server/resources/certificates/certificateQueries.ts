import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import { formatVerificationCode } from '@/shared/verificationCode';

/** Super admins see all certificates, students and mentors their own. */
function certificatesVisibleTo({ role, profileId }: Viewer): Expression<SqlBool> {
  if (role === 'super_admin') return sql<SqlBool>`true`;
  if (profileId === null) return sql<SqlBool>`false`;
  if (role === 'mentor') return sql<SqlBool>`certificates.mentor_id = ${profileId}`;
  if (role !== 'student') return sql<SqlBool>`false`;
  return sql<SqlBool>`certificates.internship_id = any(array(
    select internships.id from internships where student_id = ${profileId}
  ))`;
}

/** The data of the files of these certificates, by name. */
export async function selectPrintedCertificates(
  db: Database,
  user: SessionUser,
  ids: readonly number[],
) {
  return db
    .selectFrom('certificates')
    .leftJoin('letter_signatures', 'letter_signatures.sha256', 'certificates.signature_sha256')
    .select([
      'certificates.id',
      'certificates.data',
      'certificates.number',
      'certificates.code',
      'certificates.issued_at',
      'certificates.revoked_at',
      'letter_signatures.image as signature',
    ])
    .where('certificates.id', '=', anyOf(ids))
    .where(certificatesVisibleTo(user))
    .orderBy(sortKey(sql`certificates.data ->> 'name'`))
    .orderBy('certificates.id')
    .execute();
}

export async function selectCertificate(db: Database, id: number) {
  const row = await certificateRows(db).where('id', '=', id).executeTakeFirst();
  return row && certificateOf(row);
}

/** The certificate with what else it prints. */
export async function selectCertificateDetail(db: Database, id: number) {
  const row = await certificateRows(db).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { place_and_date, signatory, figures } = row.data;
  return {
    ...certificateOfPeriod(row),
    internship_id: row.internship_id,
    place_and_date,
    signatory_name: signatory.name,
    signatory_position: signatory.position,
    figures,
  };
}

/** The thanks to a mentor, the latest first. */
export async function selectOwnThanks(db: Database, mentor: SessionUser) {
  const rows = await certificateRows(db)
    .where('kind', '=', 'mentor')
    .where(certificatesVisibleTo(mentor))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(certificateOfPeriod);
}

const certificateRows = (db: Database) =>
  db
    .selectFrom('certificates')
    .select([
      'id',
      'kind',
      'internship_id',
      'data',
      'number',
      'code',
      'issued_at',
      'issued_by_name',
    ])
    .select(['revoked_at', 'revoked_reason']);

type CertificateRow = Awaited<ReturnType<ReturnType<typeof certificateRows>['execute']>>[number];

const certificateOf = ({ data, code, internship_id: _, ...certificate }: CertificateRow) => ({
  ...certificate,
  name: data.name,
  company_name: data.company_name,
  code: formatVerificationCode(code),
});

const certificateOfPeriod = (row: CertificateRow) => ({
  ...certificateOf(row),
  ...row.data.period,
});

/** Locks a certificate; undefined if it does not exist. */
export async function lockCertificate(trx: Database, id: number) {
  return trx
    .selectFrom('certificates')
    .select(['id', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The certificate of a code; undefined if none has it. */
export async function selectVerifiedCertificate(db: Database, code: string) {
  return db
    .selectFrom('certificates')
    .select(['kind', 'data', 'number', 'issued_at', 'revoked_at'])
    .where('code', '=', code)
    .executeTakeFirst();
}
