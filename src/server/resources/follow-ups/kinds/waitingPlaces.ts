import { sql } from 'kysely';
import { companyNames } from '@/server/resources/placement-requests/placementRequestSources';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';

export const waitingPlaces: FollowUp = {
  kind: 'waiting_places',
  roles: ['super_admin'],
  title: 'Pengajuan tempat magang menunggu keputusan',
  hint: 'Dikirim mahasiswa dan belum diputuskan.',
  page: paths.placementRequests.sent,
  linkOf: ({ id }) => paths.placementRequests.show(id),
  // The names are looked up, because a join reads all students to count the first matters.
  matters: () => sql`
    select placement_requests.id, (select name from students where id = student_id) as subject,
      ${companyNames} as detail, sent_on as since
    from placement_requests
    join internship_periods on internship_periods.id = internship_period_id and closed_at is null
    where state = 'sent'`,
};
