import { paths } from '@/shared/paths';
import { ROLES } from '@/shared/permissions';
import type { Screens } from '../screen';

export const inboxScreens = {
  inbox: { path: paths.inbox.index, title: 'Kotak Masuk', roles: ROLES },
  'inbox.preferences': {
    path: paths.inbox.preferences,
    title: 'Pengaturan Pemberitahuan',
    roles: ROLES,
    parent: 'inbox',
  },
} as const satisfies Screens;
