import { sql } from 'kysely';
import { paths } from '@/shared/paths';
import { accountSince } from '../accountSince';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

export const unsignedMentors: FollowUp<{ placements: [company: string, students: number] }> = {
  kind: 'unsigned_mentors',
  roles: ['super_admin'],
  title: 'Mentor tanpa tanda tangan',
  hint: 'Laporan mahasiswanya tercetak tanpa tanda tangan mentor.',
  canSettle: true,
  detailOf: ({ placements: [company, students] }) => `${company} · ${students} mahasiswa`,
  linkOf: ({ id }) => paths.users.edit(id),
  matters: (scope) => sql`
    select users.id, users.name as subject,
      (
        select json_build_array(min(company_name), count(*))
        from ${openPlacements(scope)} as internships where mentor_id = mentors.id
      ) as placements,
      ${accountSince(scope, sql.ref('first_period.start_date'))} as since
    from mentors
    join users on users.id = mentors.user_id and users.is_active
    cross join lateral (
      select start_date from internship_periods
      where closed_at is null and exists (
        select from internships
        where mentor_id = mentors.id and internship_period_id = internship_periods.id
      )
      order by start_date limit 1
    ) as first_period
    where not exists (select from signatures where signatures.user_id = users.id)`,
};
