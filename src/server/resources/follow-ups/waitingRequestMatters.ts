import { sql } from 'kysely';
import { paths } from '@/shared/paths';
import type { FollowUp, FollowUpScope } from './followUp';
import { openPlacements } from './openPlacements';

/** The undecided requests of the students whom the person sees. */
export const waitingRequestMatters = (scope: FollowUpScope) => sql`
  select attendance_requests.id, internships.student_name as subject, internships.detail,
    timezone(${scope.config.campusTimeZone}, attendance_requests.created_at)::date as since,
    internships.student_nim
  from attendance_requests
  join ${openPlacements(scope)} as internships on internships.id = internship_id
  where state = 'waiting'`;

/** Lists the requests of the same student. */
export const waitingRequestLink: Pick<FollowUp<{ student_nim: string }>, 'linkOf'> = {
  linkOf: ({ student_nim }) => paths.attendanceRequests.of(student_nim),
};
