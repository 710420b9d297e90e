import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';
import { waitingRequestLink, waitingRequestMatters } from '../waitingRequestMatters';

export const waitingRequests: FollowUp = {
  kind: 'waiting_requests',
  roles: ['mentor'],
  title: 'Izin & koreksi menunggu keputusan',
  hint: 'Izin, sakit, koreksi absen, dan kerja di tempat lain.',
  page: paths.attendanceRequests.index,
  shownBy: { listAttendanceRequests: 'rows', getAttendanceRequest: 'rows' },
  ...waitingRequestLink,
  matters: waitingRequestMatters,
};
