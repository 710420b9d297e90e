import { sql } from 'kysely';
import { companyNames } from '@/server/resources/placement-requests/placementRequestSources';
import type { FollowUp } from '../followUp';

export const waitingPlaces: FollowUp = {
  kind: 'waiting_places',
  roles: ['super_admin'],
  title: 'Pengajuan tempat menunggu keputusan',
  hint: 'Dikirim mahasiswa dan belum diputuskan.',
  page: '/placement-requests?state=sent',
  matters: () => sql`
    select placement_requests.id, students.name as title, ${companyNames} as detail, sent_on as since,
      '/placement-requests/' || placement_requests.id as link
    from placement_requests
    join students on students.id = placement_requests.student_id
    join internship_periods on internship_periods.id = internship_period_id and closed_at is null
    where state = 'sent'`,
};
