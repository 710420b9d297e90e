import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import {
  passwordChangeDemanded,
  sessionExpired,
  sessionFollowed,
  tokenRefreshed,
  type WithSession,
} from '@/client/session/sessionSlice';
import { readSession } from '@/client/session/storage';
import { PASSWORD_CHANGE_REQUIRED } from '@/shared/constants/errorCodes';
import { isPageLeaving } from './pageLeaving';
import { codeOf, noAnswer, statusOf } from './serverErrors';

type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/** A 401 to one of these says nothing about the token's age (spec §4). */
const NEVER_REFRESHED: readonly string[] = ['login', 'logout', 'refreshSession'];

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== '';

const sendRequest = fetchBaseQuery({
  // Absolute, because Node's fetch, which serves the tests, takes no relative URL.
  baseUrl: `${window.location.origin}/api`,
  paramsSerializer: (params: Record<string, unknown>) =>
    new URLSearchParams(
      Object.entries(params)
        .filter(([, value]) => isPresent(value))
        .map(([name, value]) => [name, String(value)]),
    ).toString(),
});

/** Nobody is left to hear of it, and a session must not end because its page was reloaded. */
const unanswered = new Promise<never>(() => {});

const send = async (args: string | FetchArgs, queryApi: BaseQueryApi, token: string | null) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const headers = new Headers(request.headers as HeadersInit | undefined);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  const answer = await sendRequest({ ...request, headers }, queryApi, {});
  return answer.error && isPageLeaving() ? unanswered : answer;
};

const sessionOf = ({ getState }: BaseQueryApi) => (getState() as WithSession).session;

const newTokenIn = (body: unknown): string | null => {
  // Our server wraps the answer in `data`, as every other one; spec §7 shows the bare field.
  const { access_token, data } = body as { access_token?: unknown; data?: unknown };
  if (typeof access_token === 'string') return access_token;
  return data ? newTokenIn(data) : null;
};

const refresh = async (queryApi: BaseQueryApi, oldToken: string): Promise<void> => {
  // Not the asking request's signal: others wait for the same refresh.
  const ownApi = { ...queryApi, signal: new AbortController().signal };
  const { data, error } = await send({ url: '/refresh', method: 'POST' }, ownApi, oldToken);

  // Logged out, in whichever tab, or already replaced meanwhile: the answer is worth nothing.
  if (sessionOf(queryApi).accessToken !== oldToken) return;
  const stored = readSession();
  if (stored?.accessToken !== oldToken) {
    queryApi.dispatch(sessionFollowed(stored));
    return;
  }
  const accessToken = error ? null : newTokenIn(data ?? {});
  queryApi.dispatch(accessToken ? tokenRefreshed({ oldToken, accessToken }) : sessionExpired());
};

/** Parallel 401s share one refresh (redux-toolkit #1782); by token, so that stores do not mix. */
const refreshing = new Map<string, Promise<void>>();

const refreshOnce = (queryApi: BaseQueryApi, oldToken: string): Promise<void> => {
  const running = refreshing.get(oldToken);
  if (running) return running;
  const started = refresh(queryApi, oldToken).finally(() => refreshing.delete(oldToken));
  refreshing.set(oldToken, started);
  return started;
};

/**
 * Spec §4: a request answered 401 is refreshed once and retried once; when that does not help, the
 * session is over. It knows the token that a request used, so a late 401 for a token which has been
 * replaced in the meantime only retries.
 */
export const baseQueryWithRefresh: BaseQuery = async (args, queryApi) => {
  const { accessToken: usedToken, user } = sessionOf(queryApi);
  const first = await send(args, queryApi, usedToken);

  if (codeOf(first.error) === PASSWORD_CHANGE_REQUIRED) queryApi.dispatch(passwordChangeDemanded());
  if (statusOf(first.error) !== 401 || !usedToken) return first;
  if (NEVER_REFRESHED.includes(queryApi.endpoint)) return first;

  if (sessionOf(queryApi).accessToken === usedToken) {
    // Another tab may have refreshed or logged out; its storage event can be on the way still.
    const stored = readSession();
    if (stored?.accessToken === usedToken) await refreshOnce(queryApi, usedToken);
    else queryApi.dispatch(sessionFollowed(stored));
  }

  const { accessToken: newToken, user: newUser } = sessionOf(queryApi);
  // Never send the request of one person with the token of another.
  if (!newToken || newToken === usedToken || newUser?.id !== user?.id) return first;
  if (queryApi.signal.aborted) return { error: noAnswer('aborted') };

  const second = await send(args, queryApi, newToken);
  if (statusOf(second.error) === 401 && sessionOf(queryApi).accessToken === newToken) {
    queryApi.dispatch(sessionExpired());
  }
  return second;
};
