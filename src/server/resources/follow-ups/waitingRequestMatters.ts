import { type RawBuilder, sql } from 'kysely';
import { paths } from '@/shared/paths';
import type { FollowUp, FollowUpScope } from './followUp';
import { closedPlacements, openPlacements } from './openPlacements';

const waitingIn = (
  scope: FollowUpScope,
  placements: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
) => sql`
  select attendance_requests.id, internships.student_name as subject, internships.detail,
    timezone(${scope.config.campusTimeZone}, attendance_requests.created_at)::date as since,
    internships.student_nim
  from attendance_requests
  join ${placements} as internships on internships.id = internship_id
  where state = 'waiting' and ${condition}`;

/** The undecided requests of the students whom the person sees, also those that late presses have become in closed placements. */
export const waitingRequestMatters = (scope: FollowUpScope) => sql`
  ${waitingIn(scope, openPlacements(scope), sql`true`)}
  union all
  ${waitingIn(scope, closedPlacements(scope), sql`late_press is not null`)}`;

/** Lists the requests of the same student. */
export const waitingRequestLink: Pick<FollowUp<{ student_nim: string }>, 'linkOf'> = {
  linkOf: ({ student_nim }) => paths.attendanceRequests.of(student_nim),
};
