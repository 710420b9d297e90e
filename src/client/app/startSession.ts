import { jwtDecode } from 'jwt-decode';
import { api } from '@/client/api/api';
import { statusOf } from '@/client/api/serverErrors';
import { notify } from '@/client/components/notify';
import { selectUser, sessionExpired, userLoaded } from '@/client/session/sessionSlice';
import { toSessionUser } from '@/client/session/storage';
import type { AppStore } from './store';

const LOGIN_FIRST = 'Silahkan login untuk melanjutkan';

/** Spec §4: the decoded expiry, in milliseconds, is compared with now. A token without one lasts. */
const isExpired = (token: string): boolean => {
  try {
    const { exp } = jwtDecode(token);
    return exp !== undefined && exp * 1000 <= Date.now();
  } catch {
    return true;
  }
};

/**
 * Loads the person whose session the browser kept; ends that session when it cannot be (spec §2,
 * §4, §8). The pages need not wait: what was kept shows them until the answer is here.
 */
export const startSession = async (store: AppStore): Promise<void> => {
  const { accessToken, user } = store.getState().session;

  if (!accessToken || !user || isExpired(accessToken)) {
    store.dispatch(sessionExpired());
    notify.error(LOGIN_FIRST);
    return;
  }

  const { data, error } = await store.dispatch(
    api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const isSamePerson = selectUser(store.getState())?.id === user.id;
  if (data && isSamePerson) store.dispatch(userLoaded(toSessionUser(data.data)));
  if (!error) return;

  // The base query ends the session on a 401; a failing server ends it here. Someone who logged
  // out or in meanwhile is left alone: the answer is about a session that is gone.
  if (isSamePerson) store.dispatch(sessionExpired());
  if (isSamePerson || statusOf(error) === 401) notify.error(LOGIN_FIRST);
};
