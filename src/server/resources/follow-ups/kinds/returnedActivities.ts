import { sql } from 'kysely';
import { activityLink, activityMatter } from '../activityMatter';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

export const returnedActivities: FollowUp = {
  kind: 'returned_activities',
  roles: ['student'],
  title: 'Aktivitas dikembalikan',
  hint: 'Dikembalikan peninjau untuk Anda perbaiki.',
  shownBy: { getActivity: 'rows', listInternshipActivities: 'rows' },
  ...activityLink,
  matters: (scope) => sql`
    select ${activityMatter(scope)}
    from activities
    join ${openPlacements(scope)} as internships on internships.id = internship_id
    where returned_at_by_mentor is not null or returned_at_by_lecturer is not null`,
};
