import { sql } from 'kysely';
import { activityLink, activityMatters } from '../activityMatters';
import type { FollowUp } from '../followUp';
import { isDayOff, isExplained, isPlaced } from '../openPlacements';
import { isTodayAtPlace } from '../placeDays';

export const todaysPresses: FollowUp = {
  kind: 'todays_presses',
  roles: ['student'],
  title: 'Absen hari ini',
  hint: 'Aktivitas hari ini yang belum ada absennya.',
  isMailedNextDay: true,
  shownBy: { getActivity: 'rows', listInternshipActivities: 'rows' },
  ...activityLink,
  matters: (scope) =>
    activityMatters(
      scope,
      sql`${isTodayAtPlace(scope)} and attendance_time is null
        and ${isPlaced} and not ${isDayOff} and not ${isExplained}`,
    ),
};
