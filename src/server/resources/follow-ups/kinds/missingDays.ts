import { sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import { paths } from '@/shared/paths';
import { REQUEST_PAST_DAYS } from '@/shared/resources/attendance-requests/constants';
import type { FollowUp } from '../followUp';
import { isDayOff, isExplained, isPlaced, openPlacements } from '../openPlacements';
import { isShiftOver } from '../placeDays';

export const missingDays: FollowUp = {
  kind: 'missing_days',
  roles: ['student'],
  title: 'Hari tanpa absen',
  hint: `Ajukan izin, sakit, atau koreksi absen paling lambat ${REQUEST_PAST_DAYS} hari sesudahnya.`,
  shownBy: { getActivity: 'rows', listInternshipActivities: 'rows' },
  linkOf: ({ since }) => paths.attendanceRequests.own.createFor({ date: since }),
  matters: (scope) => sql`
    select activities.id, activities.name as subject, internships.company_name as detail,
      activities.date as since
    from activities
    join ${openPlacements(scope)} as internships on internships.id = internship_id
    where date >= ${addDays(scope.today, -REQUEST_PAST_DAYS)} and ${isShiftOver(scope)}
      and attendance_time is null and left_at is null
      and ${isPlaced} and not ${isDayOff} and not ${isExplained}`,
};
