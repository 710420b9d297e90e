import { sql } from 'kysely';
import { activityLink, activityMatter } from '../activityMatter';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

export const missingLogs: FollowUp = {
  kind: 'missing_logs',
  roles: ['student'],
  title: 'Belum ada catatan',
  hint: 'Aktivitas yang Anda hadiri tetapi catatannya belum dikirim.',
  isMailedNextDay: true,
  shownBy: { getActivity: 'rows', listInternshipActivities: 'rows' },
  ...activityLink,
  matters: (scope) => sql`
    select ${activityMatter(scope)}
    from activities
    join ${openPlacements(scope)} as internships on internships.id = internship_id
    where attendance_time is not null
      and validated_at_by_mentor is null and validated_at_by_lecturer is null
      and not exists (
        select from activity_logs
        where activity_id = activities.id and handed_in_at is not null
      )`,
};
