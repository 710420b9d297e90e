import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';
import { placementPage } from '../placementPage';

type CertificateNews = NotificationType<{ internship_id: number; revoked_reason: string | null }>;

const factsOf =
  (isRevoked: boolean): CertificateNews['facts'] =>
  ({ user }) =>
    sql`
    select internships.id as internship_id, revoked_reason, internships.company_name as detail
    from certificates
    join internships on internships.id = certificates.internship_id
    where certificates.id = news.matter_id and (revoked_at is not null) = ${isRevoked}
      and ${internshipsVisibleTo(user)}`;

/** Certificates are on the page of their placement. */
const linkOf: CertificateNews['linkOf'] = ({ internship_id }, person) =>
  placementPage(internship_id, person);

export const issuedCertificates: CertificateNews = {
  kind: 'issued_certificates',
  roles: ['student'],
  title: 'Sertifikat yang terbit',
  isMailed: true,
  facts: factsOf(false),
  titleOf: (news) => `Sertifikat magang Anda sudah terbit${byActor(news)}`,
  linkOf,
};

export const revokedCertificates: CertificateNews = {
  kind: 'revoked_certificates',
  roles: ['student'],
  title: 'Sertifikat yang dicabut',
  isMailed: true,
  isDetailMailed: true,
  facts: factsOf(true),
  titleOf: (news) => `Sertifikat magang Anda dicabut${byActor(news)}`,
  detailOf: ({ revoked_reason }) => revoked_reason ?? '',
  linkOf,
};

const studentsOf = (ids: readonly number[]) => sql`
  select students.user_id, certificates.id as matter_id, null::text as detail
  from certificates
  join internships on internships.id = certificates.internship_id
  join students on students.id = student_id
  where certificates.id = ${anyOf(ids)}`;

/** Tells the students of these certificates; those for mentors and companies have none. */
export const notifyIssued = (trx: Database, ids: readonly number[], now: Date): Promise<void> =>
  notify(trx, 'issued_certificates', studentsOf(ids), now);

export const notifyRevoked = (trx: Database, id: number, now: Date): Promise<void> =>
  notify(trx, 'revoked_certificates', studentsOf([id]), now);
