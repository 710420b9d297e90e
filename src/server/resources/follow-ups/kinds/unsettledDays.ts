import { sql } from 'kysely';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';
import { isDayOff, openPlacements } from '../openPlacements';

/** Days with the verdict 'Perlu Diselesaikan' (docs/decisions/0066): both attended and approved as leave or sickness. */
export const unsettledDays: FollowUp<{ internship_id: number }> = {
  kind: 'unsettled_days',
  roles: ['lecturer', 'mentor'],
  title: 'Hari yang perlu diselesaikan',
  hint: 'Ada absen pada hari izin atau sakit yang sudah disetujui.',
  linkOf: ({ internship_id, since }) => paths.internships.attendanceOn(internship_id, since),
  // From the few approved requests to the activities of their days.
  matters: (scope) => sql`
    select min(activities.id) as id, internships.student_name as subject, internships.detail,
      activities.date as since, internships.id as internship_id
    from ${openPlacements(scope)} as internships
    join attendance_requests as away on away.internship_id = internships.id
      and away.state = 'approved' and away.kind in ('leave', 'sick')
    join activities on activities.internship_id = internships.id
      and activities.date between away.start_date and away.end_date
      and activities.date between internships.start_date and internships.end_date
    where not ${isDayOff} and (
      num_nonnulls(attendance_time, left_at) > 0 or exists (
        select from attendance_requests as claimed
        where claimed.activity_id = activities.id and claimed.state = 'approved'
      )
    )
    group by internships.id, internships.student_name, internships.detail, activities.date`,
};
