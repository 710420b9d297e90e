import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FollowUpKind } from '@/client/api/api';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { ONE_BY_ONE } from './reminderTexts';

const reminderDialog = lazyComponent(() => import('./ReminderDialog'), 'ReminderDialog');

type Props = { kind: FollowUpKind };

/** Opens the walk through the whole list. */
export function RemindButton({ kind }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<WhatsApp />}
        onPointerEnter={() => void reminderDialog.preload()}
        onClick={() => setOpen(true)}
      >
        {ONE_BY_ONE}
      </Button>
      {isOpen && <reminderDialog.Component kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}
