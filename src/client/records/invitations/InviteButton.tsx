import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { InviteProps } from './InviteDialog';
import { INVITE } from './invitedTexts';
import { inviteDialog } from './lazyInvitations';

type Props = Omit<InviteProps, 'onClose'> & Pick<ButtonProps, 'size' | 'variant' | 'sx'>;

/** Opens the dialog that invites a mentor or lecturer. */
export function InviteButton({ of: role, company, onInvited, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        {...look}
        startIcon={<PersonAddOutlined />}
        onPointerEnter={() => void inviteDialog.preload()}
        onClick={() => setOpen(true)}
      >
        {INVITE[role]}
      </Button>
      {isOpen && (
        <inviteDialog.Component
          of={role}
          company={company}
          onInvited={onInvited}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
