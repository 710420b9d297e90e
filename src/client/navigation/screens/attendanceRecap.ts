import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { Screens } from '../screen';

export const attendanceRecapScreens = {
  'attendance-recap.index': {
    path: paths.attendanceRecap,
    title: 'Rekap Kehadiran',
    shortTitle: 'Rekap',
    roles: PERMISSIONS.attendanceRecap,
  },
} as const satisfies Screens;
