import { type RawBuilder, sql } from 'kysely';
import { paths } from '@/shared/paths';
import { accountSince } from '../accountSince';
import type { FollowUp, FollowUpScope } from '../followUp';
import { openPlacements } from '../openPlacements';

/** The profiles of people without a signature who have placements, with what their placements say. */
const unsigned = (
  scope: FollowUpScope,
  { table, reference, says }: { table: string; reference: string; says: RawBuilder<unknown> },
) => sql`
  select users.id, users.name as subject,
    (
      select json_build_array(${says}, count(*)) from ${openPlacements(scope)} as internships
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

export const unsignedMentors: FollowUp<{ placements: [company: string, students: number] }> = {
  kind: 'unsigned_mentors',
  roles: ['super_admin'],
  title: 'Mentor tanpa tanda tangan',
  hint: 'Laporan mahasiswanya tercetak tanpa tanda tangan mentor.',
  canSettle: true,
  detailOf: ({ placements: [company, students] }) => `${company} · ${students} mahasiswa`,
  linkOf: ({ id }) => paths.users.edit(id),
  matters: (scope) =>
    unsigned(scope, { table: 'mentors', reference: 'mentor_id', says: sql`min(company_name)` }),
};

export const unsignedLecturers: FollowUp<{ placements: [nothing: null, students: number] }> = {
  kind: 'unsigned_lecturers',
  roles: ['super_admin'],
  title: 'Dosen tanpa tanda tangan',
  hint: 'Laporan mahasiswanya tercetak tanpa tanda tangan dosen.',
  canSettle: true,
  detailOf: ({ placements: [, students] }) => `${students} mahasiswa`,
  linkOf: ({ id }) => paths.users.edit(id),
  matters: (scope) =>
    unsigned(scope, { table: 'lecturers', reference: 'lecturer_id', says: sql`null` }),
};
