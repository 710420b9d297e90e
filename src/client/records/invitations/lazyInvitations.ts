import { lazyComponent } from '@/client/ui/lazyComponent';

export const inviteDialog = lazyComponent(() => import('./InviteDialog'), 'InviteDialog');

export const invitationDialog = lazyComponent(
  () => import('./InvitationDialog'),
  'InvitationDialog',
);
