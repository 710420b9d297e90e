import { sql } from 'kysely';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

export const waitingGuidance: FollowUp<{ student_nim: string }> = {
  kind: 'waiting_guidance',
  roles: ['lecturer'],
  title: 'Bimbingan menunggu persetujuan',
  hint: 'Mahasiswa mencatatnya setelah bertemu Anda.',
  page: paths.guidanceSessions.sent,
  shownBy: { listGuidanceSessions: 'rows', getGuidanceSession: 'rows' },
  linkOf: ({ student_nim }) => paths.guidanceSessions.sentBy(student_nim),
  matters: (scope) => sql`
    select guidance_sessions.id, internships.student_name as subject,
      internships.detail || topic as detail,
      timezone(${scope.config.campusTimeZone}, sent_at)::date as since, internships.student_nim
    from guidance_sessions
    join ${openPlacements(scope)} as internships on internships.id = internship_id
    where state = 'sent'`,
};
