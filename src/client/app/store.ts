import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api, type GetSettingsResponse } from '@/client/api/api';
import { forgetIdempotencyKeys } from '@/client/api/idempotencyKeys';
import { persistSession } from '@/client/session/persistSession';
import { selectionReducer } from '@/client/session/selectionSlice';
import {
  loggedIn,
  loggedOut,
  sessionAdoptedFromOtherTab,
  sessionExpired,
  sessionReducer,
  type WithSession,
} from '@/client/session/sessionSlice';
import { readSelectedInternship, readSession } from '@/client/session/storage';

/** Development only: RTK warns when its checks are slow, which a busy machine is, too. */
const CHECK = { warnAfter: Number.POSITIVE_INFINITY };

type Delay = (ms: number) => Promise<void>;

/**
 * A store initialised from browser storage. The application has one, each test its own.
 * @param afterLogin runs once the data of the previous user is cleared
 */
export const createStore = (afterLogin = () => {}) => {
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

  /** Clears the data of the user in memory. The settings are the same for everyone and stay. */
  const forgetCache = () => {
    const settings: GetSettingsResponse | undefined = api.endpoints.getSettings.select()(
      store.getState(),
    ).data;
    store.dispatch(api.util.resetApiState());
    forgetIdempotencyKeys();
    if (settings) {
      store.dispatch(
        api.util.upsertQueryEntries([
          { endpointName: 'getSettings', arg: undefined, value: settings },
        ]),
      );
    }
  };

  cacheClearing.startListening({
    actionCreator: loggedIn,
    effect: () => {
      forgetCache();
      afterLogin();
    },
  });

  // When a session ends, the guards unmount the pages first: a mounted page would refetch the
  // cleared data without a token (redux-toolkit #1622, #4009).
  const forgetAfterLeaving = async (_action: unknown, { delay }: { delay: Delay }) => {
    await delay(0);
    if (!store.getState().session.accessToken) forgetCache();
  };
  cacheClearing.startListening({
    matcher: isAnyOf(loggedOut, sessionExpired),
    effect: forgetAfterLeaving,
  });
  cacheClearing.startListening({
    actionCreator: sessionAdoptedFromOtherTab,
    effect: (action, listener) => {
      const before = (listener.getOriginalState() as WithSession).session.user?.id;
      if (!action.payload) return forgetAfterLeaving(action, listener);
      if (action.payload.user.id !== before) forgetCache();
    },
  });

  cacheClearing.startListening({
    matcher: api.endpoints.recordAttendance.matchFulfilled,
    effect: () =>
      import('@/client/offline/installOffer').then(
        ({ countPress }) => countPress(),
        () => {},
      ),
  });

  return store;
};

export type AppStore = ReturnType<typeof createStore>;
