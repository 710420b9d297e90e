import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { selectSelectedInternship, type WithSelection } from './selectionSlice';
import {
  loggedIn,
  loggedOut,
  passwordChanged,
  sessionExpired,
  tokenRefreshed,
  userLoaded,
  type WithSession,
} from './sessionSlice';
import {
  clearSession,
  readAccessToken,
  writeAccessToken,
  writeSelectedInternship,
  writeSession,
  writeUser,
} from './storage';

/** Keeps browser storage in sync with the store. A middleware, because reducers must be pure. */
export const persistSession = createListenerMiddleware<WithSession & WithSelection>();
const listen = persistSession.startListening;

listen({ actionCreator: loggedIn, effect: ({ payload }) => writeSession(payload) });
listen({ actionCreator: loggedOut, effect: clearSession });
listen({ actionCreator: sessionExpired, effect: clearSession });
listen({
  actionCreator: tokenRefreshed,
  effect: ({ payload }, { getState }) => {
    // Another tab may have just logged out, and its storage event may not have arrived yet.
    const isCurrent = getState().session.accessToken === payload.accessToken;
    if (isCurrent && readAccessToken() !== null) writeAccessToken(payload.accessToken);
  },
});
listen({
  matcher: isAnyOf(userLoaded, passwordChanged),
  effect: (_action, { getState }) => {
    const { user } = getState().session;
    if (user && readAccessToken() !== null) writeUser(user);
  },
});
listen({
  predicate: (_action, current, previous) => current.selection !== previous.selection,
  effect: (_action, { getState }) => writeSelectedInternship(selectSelectedInternship(getState())),
});
