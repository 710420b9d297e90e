import { sql } from 'kysely';
import { lecturersMayDecideUntil } from '@/server/resources/attendance-requests/lecturersMayDecide';
import type { FollowUp } from '../followUp';
import { waitingRequestLink, waitingRequestMatters } from '../waitingRequestMatters';

export const lateRequests: FollowUp = {
  kind: 'late_requests',
  roles: ['super_admin', 'lecturer'],
  title: 'Izin & koreksi yang belum diputuskan mentor',
  hint: 'Menunggu lebih dari tiga hari kerja.',
  shownBy: { listAttendanceRequests: 'rows', getAttendanceRequest: 'rows' },
  ...waitingRequestLink,
  async matters(scope) {
    const until = await lecturersMayDecideUntil(scope.db, scope.today);
    return sql`select * from (${waitingRequestMatters(scope)}) as waiting where since <= ${until}`;
  },
};
