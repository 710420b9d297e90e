import { sql } from 'kysely';
import { companyNames } from '@/server/resources/placement-requests/placementRequestSources';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';

export const askedMemberships: FollowUp = {
  kind: 'asked_memberships',
  roles: ['student'],
  title: 'Ajakan mengajukan tempat bersama',
  hint: 'Pengajuan baru dapat dikirim setelah Anda menjawab.',
  page: paths.placementRequests.own.index,
  linkOf: ({ id }) => paths.placementRequests.own.show(id),
  matters: ({ user, config }) => sql`
    select placement_requests.id, spokesperson.name as subject, ${companyNames} as detail,
      timezone(${config.campusTimeZone}, placement_requests.created_at)::date as since
    from placement_request_members member
    join placement_requests on placement_requests.id = member.request_id
    join students spokesperson on spokesperson.id = placement_requests.student_id
    join internship_periods on internship_periods.id = internship_period_id and closed_at is null
    where member.student_id = ${user.profileId} and answer = 'asked'
      and state in ('draft', 'incomplete')`,
};
