import Drawer from '@mui/material/Drawer';
import { Brand } from './Brand';
import { SIDEBAR_ID, SIDEBAR_MOBILE_WIDTH } from './measures';
import { SidebarNav } from './SidebarNav';

/**
 * The menu on a phone.
 * @public used through the module that `Sidebar` imports
 */
export const SidebarDrawer = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => (
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
