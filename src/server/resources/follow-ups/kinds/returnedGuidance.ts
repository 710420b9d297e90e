import { sql } from 'kysely';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

export const returnedGuidance: FollowUp = {
  kind: 'returned_guidance',
  roles: ['student'],
  title: 'Bimbingan perlu diperbaiki',
  hint: 'Dosen mengembalikannya dengan alasan.',
  page: paths.guidanceSessions.own,
  matters: (scope) => sql`
    select guidance_sessions.id, topic as subject, reason as detail,
      timezone(${scope.config.campusTimeZone}, decided_at)::date as since
    from guidance_sessions
    join ${openPlacements(scope)} as internships on internships.id = internship_id
    where state = 'returned'`,
};
