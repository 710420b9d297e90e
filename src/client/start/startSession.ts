import { jwtDecode } from 'jwt-decode';
import { api } from '@/client/api/api';
import { statusOf } from '@/client/api/serverErrors';
import type { AppStore } from '@/client/app/store';
import { isAppKept } from '@/client/offline/isAppKept';
import { outcomeOf } from '@/client/queue/outcome';
import { selectUser, sessionExpired, userLoaded } from '@/client/session/sessionSlice';
import { toSessionUser } from '@/client/session/storage';
import { notify } from '@/client/ui/toasts/notify';

const LOGIN_FIRST = 'Silahkan login untuk melanjutkan';

/** Spec §4: compares the decoded expiry with now. A token without one does not expire. */
const isExpired = (token: string): boolean => {
  try {
    const { exp } = jwtDecode(token);
    return exp !== undefined && exp * 1000 <= Date.now();
  } catch {
    return true;
  }
};

/**
 * Loads the user of the stored session, and ends the session if that fails (spec §2, §4, §8). Pages
 * do not wait for it: they show the stored user until the response arrives. An application that starts from the device may
 * start without a network, a day later and with a wrong clock: there only the server ends the session, so that a student in a
 * basement can still press.
 */
export const startSession = async (store: AppStore): Promise<void> => {
  const { accessToken, user } = store.getState().session;

  if (!accessToken || !user || (isExpired(accessToken) && !isAppKept())) {
    store.dispatch(sessionExpired());
    notify.error(LOGIN_FIRST);
    return;
  }

  const { data, error } = await store.dispatch(
    api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const isSamePerson = selectUser(store.getState())?.id === user.id;
  if (data && isSamePerson) store.dispatch(userLoaded(toSessionUser(data.data)));
  if (!error || (isAppKept() && outcomeOf(error) === 'again')) return;

  // The base query ends the session on a 401; other failures end it here. If the user has logged
  // out or in meanwhile, the response belongs to a session that no longer exists: ignore it.
  if (isSamePerson) store.dispatch(sessionExpired());
  if (isSamePerson || statusOf(error) === 401) notify.error(LOGIN_FIRST);
};
