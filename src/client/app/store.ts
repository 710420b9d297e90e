import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api, type GetSettingsResponse } from '@/client/api/api';
import { persistSession } from '@/client/session/persistSession';
import { selectionReducer } from '@/client/session/selectionSlice';
import {
  loggedIn,
  loggedOut,
  sessionExpired,
  sessionFollowed,
  sessionReducer,
  type WithSession,
} from '@/client/session/sessionSlice';
import { readSelectedInternship, readSession } from '@/client/session/storage';

/** Development only: the checks may take their time, a long list is no mistake. */
const CHECK = { warnAfter: 1000 };

type Delay = (ms: number) => Promise<void>;

/** A store that starts from what the browser keeps. The application has one, every test its own. */
export const createStore = () => {
  const cacheClearing = createListenerMiddleware();
  const store = configureStore({
    reducer: {
      session: sessionReducer,
      selection: selectionReducer,
      [api.reducerPath]: api.reducer,
    },
    preloadedState: {
      session: readSession() ?? { accessToken: null, user: null },
      selection: { internship: readSelectedInternship() },
    },
    middleware: (defaults) =>
      defaults({ immutableCheck: CHECK, serializableCheck: CHECK })
        .prepend(cacheClearing.middleware, persistSession.middleware)
        .concat(api.middleware),
  });

  /** Everything that one person has read is forgotten; the settings are nobody's and stay. */
  const forgetCache = () => {
    const settings: GetSettingsResponse | undefined = api.endpoints.getSettings.select()(
      store.getState(),
    ).data;
    store.dispatch(api.util.resetApiState());
    if (settings) {
      store.dispatch(
        api.util.upsertQueryEntries([
          { endpointName: 'getSettings', arg: undefined, value: settings },
        ]),
      );
    }
  };

  cacheClearing.startListening({ actionCreator: loggedIn, effect: forgetCache });

  // At the end of a session the guards unmount the pages first: a page that is still there would
  // ask again for what is thrown away, without a token (redux-toolkit #1622, #4009).
  const forgetAfterLeaving = async (_action: unknown, { delay }: { delay: Delay }) => {
    await delay(0);
    if (!store.getState().session.accessToken) forgetCache();
  };
  cacheClearing.startListening({
    matcher: isAnyOf(loggedOut, sessionExpired),
    effect: forgetAfterLeaving,
  });
  cacheClearing.startListening({
    actionCreator: sessionFollowed,
    effect: (action, listener) => {
      const before = (listener.getOriginalState() as WithSession).session.user?.id;
      if (!action.payload) return forgetAfterLeaving(action, listener);
      // Another person: the layout is keyed by the user, so nothing of the old pages asks again.
      if (action.payload.user.id !== before) forgetCache();
    },
  });

  return store;
};

export type AppStore = ReturnType<typeof createStore>;
