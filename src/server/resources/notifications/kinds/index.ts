import type { Viewer } from '@/server/auth/sessionUser';
import type { NotificationType } from '../notification';
import { ALL_KINDS } from './kinds.gen';

export const NOTIFICATIONS: readonly NotificationType[] = ALL_KINDS;

export const typesOf = ({ role }: Pick<Viewer, 'role'>) =>
  NOTIFICATIONS.filter(({ roles }) => roles.includes(role));
