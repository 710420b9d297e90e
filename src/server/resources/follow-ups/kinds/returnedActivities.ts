import { sql } from 'kysely';
import { activityLink, activityMatters } from '../activityMatters';
import type { FollowUp } from '../followUp';

export const returnedActivities: FollowUp = {
  kind: 'returned_activities',
  roles: ['student'],
  title: 'Aktivitas dikembalikan',
  hint: 'Dikembalikan peninjau untuk Anda perbaiki.',
  shownBy: { getActivity: 'rows', listInternshipActivities: 'rows' },
  ...activityLink,
  matters: (scope) =>
    activityMatters(
      scope,
      sql`returned_at_by_mentor is not null or returned_at_by_lecturer is not null`,
    ),
};
