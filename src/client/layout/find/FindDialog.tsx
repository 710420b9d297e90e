import Dialog from '@mui/material/Dialog';
import type { RefObject } from 'react';
import { useCurrentUser } from '@/client/session/useSession';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { FindPanel } from './FindPanel';

type Props = { isOpen: boolean; typedEarly: RefObject<string>; onClose: () => void };

/**
 * The search of everything, over the whole screen on a phone.
 * @public used through the module that `FindButton` imports
 */
export function FindDialog({ isOpen, typedEarly, onClose }: Props) {
  const isPhone = useIsPhone();
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': 'Cari apa saja',
          sx: isPhone
            ? { m: 0, width: '100%', border: 0, borderRadius: 0 }
            : { mt: '10dvh', height: 'min(560px, 80dvh)' },
        },
      }}
    >
      <FindPanel user={user} typedEarly={typedEarly} onClose={onClose} />
    </Dialog>
  );
}
