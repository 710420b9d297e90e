import { sql } from 'kysely';
import { hasLeft } from '@/server/placements/stage';
import { paths } from '@/shared/paths';
import { accountSince } from '../accountSince';
import type { FollowUp } from '../followUp';

/** A row of `internships` of the student in a period that is active. */
const inActivePeriod = (today: string) => sql`internships.student_id = students.id
  and internships.internship_period_id = any(array(
    select internship_periods.id from internship_periods where is_active and end_date >= ${today}
  ))`;

export const unplacedStudents: FollowUp = {
  kind: 'unplaced_students',
  roles: ['super_admin'],
  title: 'Mahasiswa belum ditempatkan',
  hint: 'Akun aktif tanpa magang di periode yang aktif.',
  canSettle: true,
  linkOf: ({ id }) => paths.internships.createFor(id),
  matters: (scope) => sql`
    select students.id, students.name as subject,
      array[students.nim, students.academic_year] as detail,
      coalesce(
        (select max(end_date) + 1 from internships where ${inActivePeriod(scope.today)}),
        ${accountSince(scope, sql.ref('current_period.start_date'))}
      ) as since
    from students
    join users on users.id = students.user_id and users.is_active
    cross join (
      select min(start_date) as start_date from internship_periods
      where is_active and end_date >= ${scope.today}
    ) as current_period
    where current_period.start_date is not null and not exists (
      select from internships
      where ${inActivePeriod(scope.today)}
        and not (${hasLeft} and internships.end_date < ${scope.today})
    )`,
};
