import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import { belongsToVisible } from '@/server/placements/internshipAccess';
import { addDays } from '@/shared/calendarDays';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';
import { isDayOff, isExplained, isPlaced, runningPlacements } from '../openPlacements';
import { isShiftOver } from '../placeDays';

const SILENT_DAYS = 2;
/** Earlier days do not make a student silent; an index finds the unattended activities since then. */
const LOOK_BACK_DAYS = 14;

export const silentStudents: FollowUp = {
  kind: 'silent_students',
  roles: ['super_admin', 'lecturer', 'mentor'],
  title: 'Mahasiswa tanpa kabar',
  hint: 'Dua hari kerja terakhir atau lebih tanpa absen dan tanpa pengajuan.',
  canSettle: true,
  shownBy: { listAttendanceDays: 'path' },
  linkOf: ({ id }) => paths.internships.attendance(id),
  // The ids of all that may be silent as an array: an index then finds these placements alone.
  matters: (scope) => sql`
    select internships.id, student_name as subject, internships.detail, silence.since
    from ${runningPlacements(scope)} as internships
    cross join lateral (
      select max(date) as last_day from activities
      where internship_id = internships.id and date <= ${scope.today} and attendance_time is not null
    ) as attended
    cross join lateral (
      select min(date) as since, count(distinct date) as days from activities
      where internship_id = internships.id
        and date > coalesce(attended.last_day, '-infinity') and ${isShiftOver(scope)}
        and ${isPlaced} and not ${isDayOff} and not ${isExplained}
    ) as silence
    where silence.days >= ${SILENT_DAYS} and internships.id = any(array(
      select internship_id from activities
      where attendance_time is null and date < ${scope.days.firstOpen}
        and date >= ${addDays(scope.today, -LOOK_BACK_DAYS)}
        and ${belongsToVisible('activities.internship_id', scope.user)}
      group by internship_id having max(date) - min(date) >= ${SILENT_DAYS - 1}
    ))`,
  reminders: {
    page: paths.student.attendanceDays,
    people: (_scope, ids) => sql`
      select internships.id as matter_id, users.id as user_id, users.name, users.phone_number,
        null::integer as waiting_activities
      from internships
      join students on students.id = student_id
      join users on users.id = students.user_id
      where internships.id = ${anyOf(ids)}`,
  },
};
