import { sql } from 'kysely';
import type { FollowUpScope } from './followUp';
import { openPlacements } from './openPlacements';

/** The undecided requests of the students whom the person sees. */
export const waitingRequestMatters = (scope: FollowUpScope) => sql`
  select attendance_requests.id, internships.student_name as title, internships.detail,
    timezone(${scope.config.campusTimeZone}, attendance_requests.created_at)::date as since,
    '/attendance-requests?search=' || internships.student_nim as link
  from attendance_requests
  join ${openPlacements(scope)} as internships on internships.id = internship_id
  where state = 'waiting'`;
