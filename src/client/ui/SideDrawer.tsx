import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const Header = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  padding: '16px 12px 16px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { flex: 1, minWidth: 0, marginRight: 8, overflowWrap: 'anywhere' },
}));

const Content = styled('div')({ flex: 1, overflowY: 'auto' });

type Props = {
  title: ReactNode;
  /** Below the title. */
  lead: ReactNode;
  /** Before the button that closes. */
  buttons?: ReactNode;
  /** Stays in view below the content. */
  actions?: ReactNode;
  /** In px, on a screen that is wide enough. */
  width: number;
  onClose: () => void;
  children: ReactNode;
};

/** Details beside the list from which they were opened; only its content scrolls. */
export function SideDrawer({ title, lead, buttons, actions, width, onClose, children }: Props) {
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: `min(100vw, ${width}px)`, outline: 'none' },
        },
      }}
    >
      <Header>
        <div>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          {lead}
        </div>
        {buttons}
        <IconButton aria-label="Tutup" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Header>
      <Content>{children}</Content>
      {actions}
    </Drawer>
  );
}
