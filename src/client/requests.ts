import { sendFirstRequests } from './app/firstRequests';
import { preloadLater } from './app/preloadLater';
import { startSession } from './app/startSession';
import { createStore } from './app/store';
import { paths } from './navigation/paths';
import { isOpenScreen } from './navigation/screens';
import { selectIsLoggedIn } from './session/sessionSlice';

// An entry of its own, which needs neither React DOM nor MUI: it runs while these are on their way,
// and its requests travel beside them.

export const store = createStore(() => {
  sendFirstRequests({ pathname: paths.dashboard, search: '' }, store);
  preloadLater(store);
});

const isOpen = isOpenScreen(window.location.pathname);
const isLoggedIn = () => selectIsLoggedIn(store.getState());

sendFirstRequests(window.location, store);
// Whoever holds a printed report has no session to start, and is not asked to log in.
if (!isOpen || isLoggedIn()) void startSession(store);

/** Without a session, every other address leads to the login. */
export const firstPath = (): string =>
  isOpen || isLoggedIn() ? window.location.pathname : paths.login;
