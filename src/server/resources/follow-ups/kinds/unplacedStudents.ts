import { sql } from 'kysely';
import type { FollowUp } from '../followUp';

export const unplacedStudents: FollowUp = {
  kind: 'unplaced_students',
  roles: ['super_admin'],
  title: 'Mahasiswa belum ditempatkan',
  hint: 'Akun aktif tanpa magang di periode yang aktif.',
  canSettle: true,
  matters: ({ today }) => sql`
    select students.id, students.name as title,
      students.nim || ' · ' || students.academic_year as detail,
      current_period.start_date as since,
      '/internships/create?student_id=' || students.id as link
    from students
    cross join (
      select min(start_date) as start_date from internship_periods
      where is_active and end_date >= ${today}
    ) as current_period
    where current_period.start_date is not null and not exists (
      select from users where users.id = students.user_id and not users.is_active
    ) and not exists (
      select from internships
      where student_id = students.id and internship_period_id = any(array(
        select internship_periods.id from internship_periods
        where is_active and end_date >= ${today}
      ))
    )`,
};
