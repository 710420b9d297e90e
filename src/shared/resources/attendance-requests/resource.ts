import { withQuery } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';
import type { RequestKind } from './constants';

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
  /** The pages of the student who is logged in. */
  own: {
    index: '/student/requests',
    create: '/student/requests/create',
    /** About a day or an activity that is known already. */
    createFor: (choices: { kind?: RequestKind; activity_id?: number; date?: string }) =>
      withQuery('/student/requests/create', choices),
    /** With what was typed of a request that waits on the device, because the server has refused it. */
    correct: (unsent: string) => withQuery('/student/requests/create', { unsent }),
  },
} as const;
