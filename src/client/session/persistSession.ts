import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import {
  forgetBeforeLogin,
  forgetDrafts,
  forgetDraftsOfOthers,
  forgetSession,
  forgetTab,
} from './browserStorage';
import { selectSelectedInternship, type WithSelection } from './selectionSlice';
import {
  loggedIn,
  loggedOut,
  passwordChanged,
  sessionAdoptedFromOtherTab,
  sessionExpired,
  tokenRefreshed,
  userLoaded,
  type WithSession,
} from './sessionSlice';
import {
  readAccessToken,
  writeAccessToken,
  writeSelectedInternship,
  writeSession,
  writeUser,
} from './storage';
import { keepUnsavedForms } from './unsavedForms';
import { recoverLostDrafts } from './withDrafts';

/** Keeps browser storage in sync with the store. A middleware, because reducers must be pure. */
export const persistSession = createListenerMiddleware<WithSession & WithSelection>();
const listen = persistSession.startListening;

listen({
  actionCreator: loggedIn,
  effect: ({ payload }) => {
    forgetSession();
    forgetBeforeLogin();
    forgetDraftsOfOthers(payload.user.id);
    writeSession(payload);
    void recoverLostDrafts();
  },
});
listen({ matcher: isAnyOf(loggedOut, sessionExpired), effect: forgetSession });
// A session that ends by itself takes no unsaved work from its owner.
listen({ actionCreator: sessionExpired, effect: keepUnsavedForms });
listen({ actionCreator: loggedOut, effect: forgetDrafts });
listen({
  actionCreator: sessionAdoptedFromOtherTab,
  effect: ({ payload }) => {
    if (!payload) forgetTab();
  },
});
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
