import { sql } from 'kysely';
import { shortDate } from '@/server/lists/dateText';
import { paths } from '@/shared/paths';
import {
  CERTIFICATE_KIND_LABELS,
  CERTIFICATE_KINDS,
  type CertificateKind,
} from '@/shared/resources/certificates/constants';
import type { FollowUp } from '../followUp';

/** The kinds with their labels, numbered for the ids of matters. */
const KINDS = sql.join(
  CERTIFICATE_KINDS.map(
    (kind, index) =>
      sql`(${sql.lit(kind)}, ${sql.lit(CERTIFICATE_KIND_LABELS[kind])}, ${sql.lit(index)})`,
  ),
);

export const readyCertificates: FollowUp<{ certificate_kind: CertificateKind; period_id: number }> =
  {
    kind: 'ready_certificates',
    roles: ['super_admin'],
    title: 'Daftar dengan sertifikat siap diterbitkan',
    hint: 'Satu baris untuk tiap periode yang sudah ditutup dan jenis penerima, dengan jumlah sertifikatnya.',
    canSettle: true,
    facts: {
      certificate_kind: sql.ref<CertificateKind>('certificate_kind'),
      period_id: sql.ref<number>('period_id'),
    },
    linkOf: ({ certificate_kind, period_id }) =>
      paths.certificates.ready(certificate_kind, period_id),
    matters: ({ config }) => sql`
    select internship_periods.id * ${sql.lit(CERTIFICATE_KINDS.length)} + kinds.index as id,
      kinds.label || ', ' || ${shortDate(sql.ref('internship_periods.start_date'))} || ' s/d '
        || ${shortDate(sql.ref('internship_periods.end_date'))} as title,
      ready || ' sertifikat' as detail,
      timezone(${config.campusTimeZone}, internship_periods.closed_at)::date as since,
      kinds.kind as certificate_kind, internship_periods.id as period_id
    from certificate_tallies
    -- A number that may have changed since, or that of a period that was reopened, is none until it is counted anew.
    join attendance_rules on attendance_rules.changes = certificate_tallies.rules
    join internship_periods on internship_periods.id = internship_period_id
      and internship_periods.closed_at = certificate_tallies.closed_at
    join (values ${KINDS}) as kinds (kind, label, index) on kinds.kind = certificate_tallies.kind
    where ready > 0`,
  };
