import { holdFailures } from '@/client/api/heldFailures';
import { createStore } from '@/client/app/store';
import { isOpenScreen } from '@/client/navigation/screenAt';
import { watchInstallPrompt } from '@/client/offline/installPrompt';
import { selectIsLoggedIn } from '@/client/session/sessionSlice';
import { paths } from '@/shared/paths';
import { sendFirstRequests } from './firstRequests';
import { preloadLater } from './preloadLater';
import { startSession } from './startSession';

// An entry of its own, which needs neither React DOM nor MUI: it runs while these are on their way,
// and its requests travel beside them.

export const store = createStore(() => {
  sendFirstRequests({ pathname: paths.dashboard, search: '' }, store);
  preloadLater(store);
});

/** Called when the first page has been rendered and waits for its requests. */
export let pageIsShown = () => {};
// A request that failed before the page waits for it would be sent again by the page.
holdFailures(
  new Promise<void>((resolve) => {
    pageIsShown = resolve;
  }),
);

// The browser sends it once, soon after the document.
watchInstallPrompt();

window.addEventListener('online', () => {
  void import('./comeBack').then(({ comeBack }) => comeBack(store));
});

const isOpen = isOpenScreen(window.location.pathname);
const isLoggedIn = () => selectIsLoggedIn(store.getState());

sendFirstRequests(window.location, store);
preloadLater(store);
// The holder of a printed report has no session to start and need not log in.
if (!isOpen || isLoggedIn()) void startSession(store);

/** Without a session, every other address leads to the login. */
export const firstPath = isOpen || isLoggedIn() ? window.location.pathname : paths.login;
