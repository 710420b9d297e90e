import { withQuery } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const attendanceRequestRecords = {
  attendance_requests: {
    name: 'pengajuan izin atau koreksi',
    title: 'Izin & Koreksi',
    tag: 'AttendanceRequest',
    history: null,
    imported: null,
    views: null,
    isFound: false,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const attendanceRequestPaths = {
  index: '/attendance-requests',
  /** The requests of a student. */
  of: (nim: string) => withQuery('/attendance-requests', { search: nim }),
} as const;
