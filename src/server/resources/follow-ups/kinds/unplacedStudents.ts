import { sql } from 'kysely';
import { hasLeft } from '@/server/resources/internships/stage';
import { paths } from '@/shared/paths';
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
  matters: ({ today }) => sql`
    select students.id, students.name as subject,
      array[students.nim, students.academic_year] as detail,
      coalesce(
        (select max(end_date) + 1 from internships where ${inActivePeriod(today)}),
        current_period.start_date
      ) as since
    from students
    cross join (
      select min(start_date) as start_date from internship_periods
      where is_active and end_date >= ${today}
    ) as current_period
    where current_period.start_date is not null and not exists (
      select from users where users.id = students.user_id and not users.is_active
    ) and not exists (
      select from internships
      where ${inActivePeriod(today)} and not (${hasLeft} and internships.end_date < ${today})
    )`,
};
