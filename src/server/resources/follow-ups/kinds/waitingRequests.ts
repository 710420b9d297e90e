import { sql } from 'kysely';
import { lecturersTurnUntil } from '@/server/resources/attendance-requests/lecturerTurn';
import type { FollowUp, FollowUpScope } from '../followUp';
import { openPlacements } from '../openPlacements';

const waiting = (scope: FollowUpScope) => sql`
  select attendance_requests.id, internships.student_name as title, internships.detail,
    timezone(${scope.config.campusTimeZone}, attendance_requests.created_at)::date as since,
    '/attendance-requests?search=' || internships.student_nim as link
  from attendance_requests
  join ${openPlacements(scope)} as internships on internships.id = internship_id
  where state = 'waiting'`;

export const waitingRequests: FollowUp = {
  kind: 'waiting_requests',
  roles: ['mentor'],
  title: 'Pengajuan menunggu keputusan',
  hint: 'Izin, sakit, koreksi absen, dan kerja di tempat lain.',
  page: '/attendance-requests',
  matters: waiting,
};

export const lateRequests: FollowUp = {
  kind: 'late_requests',
  roles: ['super_admin', 'lecturer'],
  title: 'Pengajuan yang belum diputuskan mentor',
  hint: 'Menunggu lebih dari tiga hari kerja.',
  async matters(scope) {
    const until = await lecturersTurnUntil(scope.db, scope.today);
    return sql`select * from (${waiting(scope)}) as waiting where since <= ${until}`;
  },
};
