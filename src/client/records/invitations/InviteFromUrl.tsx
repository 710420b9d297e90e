import { useUrl } from '@/client/table/state/useUrl';
import { INVITE_PARAM } from '@/shared/constants/invitations';
import type { InvitedRole } from '@/shared/resources/invitations/invitedRoles';
import { inviteDialog } from './lazyInvitations';

/** The dialog on a list that the finder has opened for it. */
export function InviteFromUrl({ of: role }: { of: InvitedRole }) {
  const { url, write } = useUrl();
  if (!url.has(INVITE_PARAM)) return null;
  const close = () =>
    write((next) => {
      next.delete(INVITE_PARAM);
      return next;
    });
  return <inviteDialog.Component of={role} onClose={close} />;
}
