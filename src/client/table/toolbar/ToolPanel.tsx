import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = { anchor: HTMLElement; title: string; onClose: () => void; children: ReactNode };

const Panel = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 16,
  width: 340,
  maxWidth: '100%',
});

/** The dialog below a button of the toolbar. */
export function ToolPanel({ anchor, title, onClose, children }: Props) {
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Panel>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {children}
      </Panel>
    </Popover>
  );
}
