import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { Screens } from '../screen';

export const dashboardScreens = {
  dashboard: {
    path: paths.dashboard,
    title: 'Dashboard',
    shortTitle: 'Beranda',
    roles: PERMISSIONS.dashboard,
  },
  'follow-ups.show': {
    path: paths.followUps(':kind'),
    title: 'Perlu Ditindaklanjuti',
    roles: PERMISSIONS.followUps,
    parent: 'dashboard',
  },
} as const satisfies Screens;
