import { FIRST_SCREEN_MS } from '@/client/layout/measures';
import { selectRole } from '@/client/session/sessionSlice';
import { fetchScreens } from './fetchScreens';
import type { AppStore } from './store';

/** Fetches what comes next, once the first screen has had time to load. */
export const preloadLater = (store: AppStore): void => {
  setTimeout(() => {
    const role = selectRole(store.getState());
    if (role) void fetchScreens(role);
  }, FIRST_SCREEN_MS);
};
