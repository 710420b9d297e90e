import { rowActionsMenu } from '@/client/components/cells/RowActions';
import { confirmDialog } from '@/client/components/confirm/useConfirm';
import { preloadGrid } from '@/client/components/DataTable/gridLoader';
import { menuOf, screenOf } from '@/client/layout/menu';
import { userMenuPanel } from '@/client/layout/UserMenu';
import { type Screen, type ScreenName, screens } from '@/client/navigation/screens';
import { selectRole } from '@/client/session/sessionSlice';
import { preloadCode } from './preload';
import type { AppStore } from './store';
import { whenIdle } from './whenIdle';

/** Fetches what comes next: what opens over pages, those of the menu, and those behind them. */
export const preloadInIdleTime = ({ getState }: AppStore): Promise<void> => {
  const role = selectRole(getState());
  const ofMenu = menuOf(role).flatMap(({ items }) => items.map(({ screen }) => screen));
  const ofRole = (Object.keys(screens) as ScreenName[]).filter((name) => {
    const { roles }: Screen = screens[name];
    return role && roles.includes(role);
  });
  return whenIdle([
    userMenuPanel.preload,
    rowActionsMenu.preload,
    confirmDialog.preload,
    preloadGrid,
    ...[...new Set([...ofMenu, ...ofRole])].map((name) => () => preloadCode(screenOf(name).path)),
  ]);
};
