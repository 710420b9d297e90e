import { rowActionsMenu } from '@/client/components/cells/RowActions';
import { confirmDialog } from '@/client/components/confirm/useConfirm';
import { preloadGrid } from '@/client/components/DataTable/gridLoader';
import { menuOf, screenOf } from '@/client/layout/menu';
import { userMenuPanel } from '@/client/layout/UserMenu';
import { selectRole } from '@/client/session/sessionSlice';
import { preloadCode } from './preload';
import type { AppStore } from './store';
import { whenIdle } from './whenIdle';

/** Fetches what comes next: the pages of the menu, and what opens over them. */
export const preloadInIdleTime = ({ getState }: AppStore): Promise<void> => {
  const pages = menuOf(selectRole(getState())).flatMap(({ items }) => items);
  return whenIdle([
    userMenuPanel.preload,
    rowActionsMenu.preload,
    confirmDialog.preload,
    preloadGrid,
    ...pages.map(
      ({ screen }) =>
        () =>
          preloadCode(screenOf(screen).path),
    ),
  ]);
};
