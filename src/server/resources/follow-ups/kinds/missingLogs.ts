import { sql } from 'kysely';
import { activityLink, activityMatters } from '../activityMatters';
import type { FollowUp } from '../followUp';

export const missingLogs: FollowUp = {
  kind: 'missing_logs',
  roles: ['student'],
  title: 'Belum ada catatan',
  hint: 'Aktivitas yang Anda hadiri tetapi catatannya belum dikirim.',
  isMailedNextDay: true,
  shownBy: { getActivity: 'rows', listInternshipActivities: 'rows' },
  ...activityLink,
  matters: (scope) =>
    activityMatters(
      scope,
      sql`attendance_time is not null
        and validated_at_by_mentor is null and validated_at_by_lecturer is null
        and not exists (
          select from activity_logs
          where activity_id = activities.id and handed_in_at is not null
        )`,
    ),
};
