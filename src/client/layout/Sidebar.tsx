import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Brand } from './Brand';
import { SIDEBAR_COLLAPSED_WIDTH, SIDEBAR_MOBILE_WIDTH, SIDEBAR_WIDTH } from './measures';
import { SidebarNav } from './SidebarNav';
import type { SidebarState } from './useSidebar';

const Column = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
}));

export const SIDEBAR_ID = 'sidebar';

type Props = SidebarState & { /** Not part of the drawer of a phone. */ footer?: ReactNode };

export function Sidebar({ isPhone, isCollapsed, isOpen, close, footer }: Props) {
  if (!isPhone) {
    return (
      <Column
        id={SIDEBAR_ID}
        style={{ width: isCollapsed ? SIDEBAR_COLLAPSED_WIDTH : SIDEBAR_WIDTH }}
        data-state={isCollapsed ? 'collapsed' : 'expanded'}
      >
        <Brand isCollapsed={isCollapsed} />
        <SidebarNav isCollapsed={isCollapsed} />
        {footer}
      </Column>
    );
  }
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      slotProps={{
        paper: {
          id: SIDEBAR_ID,
          'aria-label': 'Menu',
          sx: { width: SIDEBAR_MOBILE_WIDTH, maxWidth: 'calc(100vw - 48px)' },
        },
      }}
    >
      <Brand isCollapsed={false} onNavigate={close} />
      <SidebarNav isCollapsed={false} onNavigate={close} />
    </Drawer>
  );
}
