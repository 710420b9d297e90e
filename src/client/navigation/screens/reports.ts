import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { Screens } from '../screen';

export const reportScreens = {
  'reports.grades': {
    path: paths.reports.grades,
    title: 'Laporan Penilaian',
    roles: PERMISSIONS.gradeReport,
  },
} as const satisfies Screens;
