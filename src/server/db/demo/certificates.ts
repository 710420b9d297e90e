import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { formatLongDate } from '@/shared/format';
import type { CertificateData } from '@/shared/resources/certificates/certificateData';
import type { CertificateKind } from '@/shared/resources/certificates/constants';
import { VERIFICATION_CODE_LENGTH, verificationCodeOf } from '@/shared/verificationCode';
import type { Tables } from '../tables';
import { demoInstitution } from './institution';
import { OLDEST_PERIOD_ID } from './periods';

/** The last of this many recipients in the closed period has no certificate yet. */
const WAITING_EVERY = 3;
const { app_name, department, programme } = demoInstitution;
export const LETTERHEAD = { appName: app_name, department, programme };
export const SIGNATORY = {
  name: 'Dr. Ratna Dewi, M.Kom.',
  position: 'Ketua Jurusan',
  nip: '198001012005012001',
};
const REVOKED = 'Nama mitra pada sertifikat salah.';
const THANKS = 'Ucapan Terima Kasih';

interface Recipient extends Pick<CertificateData, 'title' | 'name' | 'nim' | 'company_name'> {
  kind: CertificateKind;
  of: { internship_id: number } | { mentor_id: number } | { company_id: number };
  text: string;
  figures?: CertificateData['figures'];
}

/** Certificates of the closed period: some are valid, one is revoked, and some can still be issued. */
export async function insertDemoCertificates(trx: Kysely<Tables>): Promise<void> {
  const admin = await trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'super_admin')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { closed_at, ...period } = await trx
    .selectFrom('internship_periods')
    .select(['closed_at', 'start_date', 'end_date'])
    .where('id', '=', OLDEST_PERIOD_ID)
    .executeTakeFirstOrThrow();
  const days = `dari ${formatLongDate(period.start_date)} sampai ${formatLongDate(period.end_date)}`;
  // A day after the period was closed.
  const issued_at = new Date((closed_at?.getTime() ?? 0) + 24 * 3_600_000);
  const recipients = [
    ...issued(await selectStudents(trx, days)),
    ...issued(await selectMentors(trx, days)),
    ...issued(await selectCompanies(trx, days)),
  ];
  const rows = recipients.map(({ kind, of, figures = [], ...printed }, index) => {
    const data: CertificateData = {
      ...printed,
      letterhead: LETTERHEAD,
      period,
      figures,
      place_and_date: `Bandung, ${formatLongDate(issued_at.toISOString().slice(0, 10))}`,
      signatory: SIGNATORY,
    };
    const isRevoked = index === 0;
    return {
      kind,
      internship_period_id: OLDEST_PERIOD_ID,
      ...of,
      data: JSON.stringify(data),
      code: codeOf(index),
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

const issued = (recipients: readonly Recipient[]) =>
  recipients.filter((_, index) => index % WAITING_EVERY !== WAITING_EVERY - 1);

/** The same in every database. */
export const codeOf = (index: number) =>
  verificationCodeOf(
    createHash('sha256')
      .update(`demo certificate ${index}`)
      .digest()
      .subarray(0, VERIFICATION_CODE_LENGTH),
  );

const placements = (trx: Kysely<Tables>) =>
  trx
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .innerJoin('companies', 'companies.id', 'mentors.company_id')
    .where('internship_period_id', '=', OLDEST_PERIOD_ID);

const students = sql<number>`count(*)::integer`.as('students');

async function selectStudents(trx: Kysely<Tables>, days: string): Promise<Recipient[]> {
  const rows = await placements(trx)
    .select(['internships.id', 'student_name', 'student_nim', 'internships.company_name'])
    .select(
      sql<number>`(
        select count(distinct date)::integer from activities
        where internship_id = internships.id and attendance_time is not null
      )`.as('attended'),
    )
    .orderBy('internships.id')
    .execute();
  return rows.map(({ id, student_name, student_nim, company_name, attended }) => ({
    kind: 'student',
    of: { internship_id: id },
    title: 'Sertifikat Magang',
    name: student_name,
    nim: student_nim,
    company_name,
    text: `telah menyelesaikan magang di ${company_name} ${days}.`,
    figures: [{ label: 'Hari hadir', value: `${attended} hari` }],
  }));
}

async function selectMentors(trx: Kysely<Tables>, days: string): Promise<Recipient[]> {
  const rows = await placements(trx)
    .select(['mentors.id', 'users.name', 'companies.name as company_name', students])
    .groupBy(['mentors.id', 'users.name', 'companies.name'])
    .orderBy('mentors.id')
    .execute();
  return rows.map(({ id, name, company_name, students }) => ({
    kind: 'mentor',
    of: { mentor_id: id },
    title: THANKS,
    name,
    nim: null,
    company_name,
    text: `atas bimbingan kepada ${students} mahasiswa yang magang di ${company_name} ${days}.`,
  }));
}

async function selectCompanies(trx: Kysely<Tables>, days: string): Promise<Recipient[]> {
  const rows = await placements(trx)
    .select(['companies.id', 'companies.name', students])
    .groupBy(['companies.id', 'companies.name'])
    .orderBy('companies.id')
    .execute();
  return rows.map(({ id, name, students }) => ({
    kind: 'company',
    of: { company_id: id },
    title: THANKS,
    name,
    nim: null,
    company_name: name,
    text: `atas kesempatan magang bagi ${students} mahasiswa ${days}.`,
  }));
}
