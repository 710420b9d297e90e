import { sql } from 'kysely';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

export const waitingGuidance: FollowUp = {
  kind: 'waiting_guidance',
  roles: ['lecturer'],
  title: 'Bimbingan menunggu persetujuan',
  hint: 'Mahasiswa mencatatnya setelah bertemu Anda.',
  page: '/guidance-sessions?state=sent',
  shownBy: { listGuidanceSessions: 'rows', getGuidanceSession: 'rows' },
  matters: (scope) => sql`
    select guidance_sessions.id, internships.student_name as title,
      internships.detail || ' · ' || topic as detail,
      timezone(${scope.config.campusTimeZone}, sent_at)::date as since,
      '/guidance-sessions?state=sent&search=' || internships.student_nim as link
    from guidance_sessions
    join ${openPlacements(scope)} as internships on internships.id = internship_id
    where state = 'sent'`,
};
