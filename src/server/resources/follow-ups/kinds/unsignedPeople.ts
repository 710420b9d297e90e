import { sql } from 'kysely';
import { paths } from '@/shared/paths';
import { accountSince } from '../accountSince';
import type { FollowUp, FollowUpScope } from '../followUp';
import { openPlacements } from '../openPlacements';

interface Unsigned {
  placements: [company: string, students: number];
}

/** The people without a signature whose profiles placements refer to. */
const unsigned = (scope: FollowUpScope, table: 'mentors' | 'lecturers', reference: string) => sql`
  select users.id, users.name as subject,
    (
      select json_build_array(min(company_name), count(*)) from ${openPlacements(scope)} as internships
      where ${sql.ref(reference)} = ${sql.ref(`${table}.id`)}
    ) as placements,
    ${accountSince(scope, sql.ref('first_period.start_date'))} as since
  from ${sql.table(table)}
  join users on users.id = ${sql.ref(`${table}.user_id`)} and users.is_active
  cross join lateral (
    select start_date from internship_periods
    where closed_at is null and exists (
      select from internships
      where ${sql.ref(`internships.${reference}`)} = ${sql.ref(`${table}.id`)}
        and internship_period_id = internship_periods.id
    )
    order by start_date limit 1
  ) as first_period
  where not exists (select from signatures where signatures.user_id = users.id)`;

export const unsignedMentors: FollowUp<Unsigned> = {
  kind: 'unsigned_mentors',
  roles: ['super_admin'],
  title: 'Mentor tanpa tanda tangan',
  hint: 'Laporan mahasiswanya tercetak tanpa tanda tangan mentor.',
  canSettle: true,
  detailOf: ({ placements: [company, students] }) => `${company} · ${students} mahasiswa`,
  linkOf: ({ id }) => paths.users.edit(id),
  matters: (scope) => unsigned(scope, 'mentors', 'mentor_id'),
};

export const unsignedLecturers: FollowUp<Unsigned> = {
  kind: 'unsigned_lecturers',
  roles: ['super_admin'],
  title: 'Dosen tanpa tanda tangan',
  hint: 'Laporan mahasiswanya tercetak tanpa tanda tangan dosen.',
  canSettle: true,
  detailOf: ({ placements: [, students] }) => `${students} mahasiswa`,
  linkOf: ({ id }) => paths.users.edit(id),
  matters: (scope) => unsigned(scope, 'lecturers', 'lecturer_id'),
};
