import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { CertificateData } from '@/shared/certificateData';
import { formatLongDate } from '@/shared/format';
import { VERIFICATION_CODE_LENGTH, verificationCodeOf } from '@/shared/verificationCode';
import type { Tables } from '../tables';
import { OLDEST_PERIOD_ID } from './periods';

/** The last of this many students in the closed period has no certificate yet. */
const WAITING_EVERY = 3;
const LETTERHEAD = {
  appName: 'SiMagang',
  department: 'Jurusan Teknologi Informasi',
  programme: 'D2 Administrasi Jaringan Komputer',
};
const SIGNATORY = {
  name: 'Dr. Ratna Dewi, M.Kom.',
  position: 'Ketua Jurusan',
  nip: '198001012005012001',
};
const REVOKED = 'Nama mitra pada sertifikat salah.';

/** The same in every database. */
const codeOf = (internshipId: number) =>
  verificationCodeOf(
    createHash('sha256')
      .update(`demo certificate ${internshipId}`)
      .digest()
      .subarray(0, VERIFICATION_CODE_LENGTH),
  );

/** Certificates of the closed period: some are valid, one is revoked, and some can still be issued. */
export async function insertDemoCertificates(trx: Kysely<Tables>): Promise<void> {
  const admin = await trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'super_admin')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const placements = await trx
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internship_period_id')
    .select(['internships.id', 'student_name', 'student_nim', 'company_name'])
    .select(['start_date', 'end_date', 'closed_at'])
    .select(
      sql<number>`(
        select count(distinct date)::integer from activities
        where internship_id = internships.id and attendance_time is not null
      )`.as('days'),
    )
    .where('internship_period_id', '=', OLDEST_PERIOD_ID)
    .orderBy('internships.id')
    .execute();
  const rows = placements
    .filter((_, index) => index % WAITING_EVERY !== WAITING_EVERY - 1)
    .map(({ id, closed_at, days, start_date, end_date, ...placement }, index) => {
      const { student_name, student_nim, company_name } = placement;
      // A day after the period was closed.
      const issued_at = new Date((closed_at?.getTime() ?? 0) + 24 * 3_600_000);
      const data: CertificateData = {
        letterhead: LETTERHEAD,
        title: 'Sertifikat Magang',
        name: student_name,
        nim: student_nim,
        company_name,
        period: { start_date, end_date },
        text: `telah menyelesaikan magang di ${company_name} dari ${formatLongDate(start_date)} sampai ${formatLongDate(end_date)}.`,
        figures: [{ label: 'Hari hadir', value: `${days} hari` }],
        place_and_date: `Bandung, ${formatLongDate(issued_at.toISOString().slice(0, 10))}`,
        signatory: SIGNATORY,
      };
      const isRevoked = index === 0;
      return {
        kind: 'student' as const,
        internship_period_id: OLDEST_PERIOD_ID,
        internship_id: id,
        data: JSON.stringify(data),
        code: codeOf(id),
        issued_at,
        issued_by_user_id: admin.id,
        issued_by_name: admin.name,
        revoked_at: isRevoked ? new Date(issued_at.getTime() + 3_600_000) : null,
        revoked_reason: isRevoked ? REVOKED : null,
        revoked_by_user_id: isRevoked ? admin.id : null,
        revoked_by_name: isRevoked ? admin.name : null,
      };
    });
  await trx.insertInto('certificates').values(rows).execute();
}
