import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { Screens } from '../screen';

export const auditScreens = {
  audit: { path: paths.auditEntries.index, title: 'Jejak Audit', roles: PERMISSIONS.auditTrail },
} as const satisfies Screens;
