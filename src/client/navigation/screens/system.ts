import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { Screens } from '../screen';

export const systemScreens = {
  system: { path: paths.system.index, title: 'Sistem', roles: PERMISSIONS.system },
  'system.institution': {
    path: paths.system.institution,
    title: 'Identitas Jurusan',
    roles: PERMISSIONS.system,
    parent: 'system',
  },
} as const satisfies Screens;
