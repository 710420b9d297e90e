import Popover from '@mui/material/Popover';
import { InboxPanelContent } from './InboxPanelContent';

type Props = { id: string; anchor: HTMLElement | null; onClose: () => void };

/**
 * The newest news below the bell.
 * @public used through the module that `BellButton` imports
 */
export const InboxPanel = ({ id, anchor, onClose }: Props) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{
      paper: {
        id,
        role: 'dialog',
        'aria-label': 'Kotak masuk',
        sx: {
          display: 'flex',
          flexDirection: 'column',
          width: 400,
          maxHeight: 'min(600px, 80dvh)',
          mt: 0.5,
        },
      },
    }}
  >
    <InboxPanelContent onClose={onClose} />
  </Popover>
);
