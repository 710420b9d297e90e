import { sql } from 'kysely';
import { companyNames } from '@/server/resources/placement-requests/placementRequestSources';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';

export const incompletePlaces: FollowUp = {
  kind: 'incomplete_places',
  roles: ['student'],
  title: 'Pengajuan tempat magang perlu dilengkapi',
  hint: 'Jurusan meminta tambahan. Urutan pengajuan Anda tidak berubah.',
  page: paths.placementRequests.own.index,
  linkOf: ({ id }) => paths.placementRequests.own.show(id),
  matters: ({ user, config }) => sql`
    select placement_requests.id, comment as subject, ${companyNames} as detail,
      timezone(${config.campusTimeZone}, decided_at)::date as since
    from placement_requests
    join internship_periods on internship_periods.id = internship_period_id and closed_at is null
    where placement_requests.student_id = ${user.profileId} and state = 'incomplete'`,
};
