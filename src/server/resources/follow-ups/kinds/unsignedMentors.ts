import { sql } from 'kysely';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

export const unsignedMentors: FollowUp = {
  kind: 'unsigned_mentors',
  roles: ['super_admin'],
  title: 'Mentor tanpa tanda tangan',
  hint: 'Laporan mahasiswanya tercetak tanpa tanda tangan mentor.',
  canSettle: true,
  matters: (scope) => sql`
    select users.id, users.name as title,
      min(internships.company_name) || ' · ' || count(*) || ' mahasiswa' as detail,
      min(internships.start_date) as since,
      '/users/' || users.id || '/edit' as link
    from ${openPlacements(scope)} as internships
    join mentors on mentors.id = internships.mentor_id
    join users on users.id = mentors.user_id and users.is_active
    where not exists (select from signatures where signatures.user_id = users.id)
    group by users.id`,
};
