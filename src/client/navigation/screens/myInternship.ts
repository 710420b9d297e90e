import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { Screens } from '../screen';

export const myInternshipScreens = {
  'student.attendance': {
    path: paths.student.attendance,
    title: 'Absensi',
    shortTitle: 'Absen',
    roles: PERMISSIONS.studentPages,
  },
  'student.activities.index': {
    path: paths.activities.own.index,
    title: 'Daftar Aktivitas',
    shortTitle: 'Aktivitas',
    roles: PERMISSIONS.studentPages,
  },
  'student.activities.show': {
    path: paths.activities.own.show(':id'),
    title: 'Detail Aktivitas',
    roles: PERMISSIONS.studentPages,
    parent: 'student.activities.index',
  },
  'student.attendance-days': {
    path: paths.student.attendanceDays,
    title: 'Kehadiran Saya',
    shortTitle: 'Kehadiran',
    roles: PERMISSIONS.studentPages,
  },
  'student.unsent': {
    path: paths.student.unsent,
    title: 'Menunggu Dikirim',
    roles: PERMISSIONS.studentPages,
    parent: 'dashboard',
    otherParents: ['student.attendance', 'student.activities.show', 'student.requests.index'],
  },
  'student.requests.index': {
    path: paths.attendanceRequests.own.index,
    title: 'Izin & Koreksi',
    formerTitle: 'Pengajuan Saya',
    roles: PERMISSIONS.studentPages,
  },
  'student.requests.create': {
    path: paths.attendanceRequests.own.create,
    title: 'Ajukan Izin atau Koreksi',
    formerTitle: 'Buat Pengajuan',
    roles: PERMISSIONS.studentPages,
    parent: 'student.requests.index',
    otherParents: ['student.activities.show', 'student.attendance-days'],
  },
} as const satisfies Screens;
