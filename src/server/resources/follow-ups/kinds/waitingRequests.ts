import type { FollowUp } from '../followUp';
import { waitingRequestMatters } from '../waitingRequestMatters';

export const waitingRequests: FollowUp = {
  kind: 'waiting_requests',
  roles: ['mentor'],
  title: 'Pengajuan menunggu keputusan',
  hint: 'Izin, sakit, koreksi absen, dan kerja di tempat lain.',
  page: '/attendance-requests',
  shownBy: { listAttendanceRequests: 'rows', getAttendanceRequest: 'rows' },
  matters: waitingRequestMatters,
};
