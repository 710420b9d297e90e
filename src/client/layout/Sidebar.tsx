import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { Brand } from './Brand';
import { SIDEBAR_COLLAPSED_WIDTH, SIDEBAR_ID, SIDEBAR_WIDTH } from './measures';
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

export const sidebarDrawer = lazyComponent(
  () => import(/* webpackChunkName: "later.sidebar" */ './SidebarDrawer'),
  'SidebarDrawer',
);

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
  return <sidebarDrawer.Component isOpen={isOpen} close={close} />;
}
