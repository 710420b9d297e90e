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
    path: paths.student.activities.index,
    title: 'Daftar Aktivitas',
    shortTitle: 'Aktivitas',
    roles: PERMISSIONS.studentPages,
  },
  'student.activities.show': {
    path: paths.student.activities.show(':id'),
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
    path: paths.student.requests.index,
    title: 'Izin & Koreksi',
    formerTitle: 'Pengajuan Saya',
    roles: PERMISSIONS.studentPages,
  },
  'student.requests.create': {
    path: paths.student.requests.create,
    title: 'Ajukan Izin atau Koreksi',
    formerTitle: 'Buat Pengajuan',
    roles: PERMISSIONS.studentPages,
    parent: 'student.requests.index',
    otherParents: ['student.activities.show', 'student.attendance-days'],
  },
} as const satisfies Screens;
