import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { Screens } from '../screen';

export const systemScreens = {
  system: { path: paths.system, title: 'Sistem', roles: PERMISSIONS.system },
} as const satisfies Screens;
