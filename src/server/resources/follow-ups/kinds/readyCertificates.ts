import { sql } from 'kysely';
import { formatPeriod } from '@/shared/format';
import { paths } from '@/shared/paths';
import {
  CERTIFICATE_KIND_LABELS,
  CERTIFICATE_KINDS,
  type CertificateKind,
} from '@/shared/resources/certificates/constants';
import type { FollowUp } from '../followUp';

/** The kinds, numbered for the ids of matters. */
const KINDS = sql.join(
  CERTIFICATE_KINDS.map((kind, index) => sql`(${sql.lit(kind)}, ${sql.lit(index)})`),
);

interface ReadyList {
  certificate_kind: CertificateKind;
  period_id: number;
  start_date: string;
  end_date: string;
  ready: number;
}

export const readyCertificates: FollowUp<ReadyList> = {
  kind: 'ready_certificates',
  roles: ['super_admin'],
  title: 'Daftar dengan sertifikat siap diterbitkan',
  hint: 'Satu baris untuk tiap periode dan jenis penerima, dengan jumlah sertifikatnya.',
  canSettle: true,
  titleOf: ({ certificate_kind, start_date, end_date }) =>
    `${CERTIFICATE_KIND_LABELS[certificate_kind]}, ${formatPeriod(start_date, end_date)}`,
  detailOf: ({ ready }) => `${ready} sertifikat`,
  linkOf: ({ certificate_kind, period_id }) =>
    paths.certificates.ready(certificate_kind, period_id),
  matters: ({ config }) => sql`
    select internship_periods.id * ${sql.lit(CERTIFICATE_KINDS.length)} + kinds.index as id,
      concat_ws(' ', kinds.index, internship_periods.start_date, internship_periods.end_date) as subject,
      timezone(${config.campusTimeZone}, internship_periods.closed_at)::date as since,
      kinds.kind as certificate_kind, internship_periods.id as period_id,
      internship_periods.start_date, internship_periods.end_date, ready
    from certificate_tallies
    -- A number that may have changed since, or that of a period that was reopened, is none until it is counted anew.
    join attendance_rules on attendance_rules.changes = certificate_tallies.rules
    join internship_periods on internship_periods.id = internship_period_id
      and internship_periods.closed_at = certificate_tallies.closed_at
    join (values ${KINDS}) as kinds (kind, index) on kinds.kind = certificate_tallies.kind
    where ready > 0
    union all
    -- Nothing was missing when they were finished.
    select internship_periods.id * ${sql.lit(CERTIFICATE_KINDS.length)} + ${sql.lit(CERTIFICATE_KINDS.indexOf('student'))} as id,
      concat_ws(' ', ${sql.lit(CERTIFICATE_KINDS.indexOf('student'))}::integer, internship_periods.start_date, internship_periods.end_date) as subject,
      timezone(${config.campusTimeZone}, min(finished_at))::date as since,
      'student' as certificate_kind, internship_periods.id as period_id,
      internship_periods.start_date, internship_periods.end_date, count(*)::integer as ready
    from internships
    join internship_periods on internship_periods.id = internship_period_id and closed_at is null
    where finished_at is not null and not exists (
      select from certificates where certificates.internship_id = internships.id
    )
    group by internship_periods.id`,
};
