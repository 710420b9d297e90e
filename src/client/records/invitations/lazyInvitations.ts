import { lazyComponent } from '@/client/ui/lazyComponent';

export const inviteDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.invite" */ './InviteDialog'),
  'InviteDialog',
);

export const invitationDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.invite" */ './InvitationDialog'),
  'InvitationDialog',
);
