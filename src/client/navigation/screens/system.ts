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
    // The first steps of an installation begin here.
    otherParents: ['dashboard'],
  },
} as const satisfies Screens;
