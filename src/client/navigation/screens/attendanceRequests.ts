import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const attendanceRequestScreens = {
  'attendance-requests.index': {
    path: paths.attendanceRequests.index,
    title: 'Izin & Koreksi',
    formerTitle: 'Pengajuan',
    roles: PERMISSIONS.decideRequests,
  },
} as const satisfies Screens;

export const attendanceRequestRecordPages = {
  attendance_requests: { urlOf: () => paths.attendanceRequests.index },
} as const satisfies RecordPages;
