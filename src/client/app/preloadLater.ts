import { selectIsLoggedIn } from '@/client/session/sessionSlice';
import type { AppStore } from './store';

/** More than a screen needs, so that nothing competes with it. */
const FIRST_SCREEN_MS = 3_000;

/** Fetches what comes next, once the first screen has had time to load. */
export const preloadLater = (store: AppStore): void => {
  setTimeout(() => {
    if (!selectIsLoggedIn(store.getState())) return;
    import('./preloadInIdleTime').then(
      ({ preloadInIdleTime }) => preloadInIdleTime(store),
      // Nothing is lost: each page is fetched when it is opened.
      () => {},
    );
  }, FIRST_SCREEN_MS);
};
