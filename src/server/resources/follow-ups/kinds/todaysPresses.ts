import { sql } from 'kysely';
import { activityLink, activityMatter } from '../activityMatter';
import type { FollowUp } from '../followUp';
import { isDayOff, isExplained, isPlaced, openPlacements } from '../openPlacements';
import { isTodayAtPlace } from '../placeDays';

export const todaysPresses: FollowUp = {
  kind: 'todays_presses',
  roles: ['student'],
  title: 'Absen hari ini',
  hint: 'Aktivitas hari ini yang belum ada absennya.',
  isMailedNextDay: true,
  shownBy: { getActivity: 'rows', listInternshipActivities: 'rows' },
  ...activityLink,
  matters: (scope) => sql`
    select ${activityMatter(scope)}
    from activities
    join ${openPlacements(scope)} as internships on internships.id = internship_id
    where ${isTodayAtPlace(scope)} and attendance_time is null
      and ${isPlaced} and not ${isDayOff} and not ${isExplained}`,
};
