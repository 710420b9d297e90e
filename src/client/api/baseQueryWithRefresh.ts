import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { adoptStoredSession } from '@/client/session/adoptStoredSession';
import {
  passwordChangeDemanded,
  secondFactorDemanded,
  sessionExpired,
  tokenRefreshed,
  type WithSession,
} from '@/client/session/sessionSlice';
import { readSession } from '@/client/session/storage';
import {
  PASSWORD_CHANGE_REQUIRED,
  PROOF_REQUIRED,
  SECOND_FACTOR_REQUIRED,
} from '@/shared/constants/errorCodes';
import { noteAnswer } from './answered';
import { failuresReleased } from './heldFailures';
import { idempotencyKeyOf } from './idempotencyKeys';
import { amendKept, withKeptAnswers } from './keptAnswers';
import { isPageLeaving } from './pageLeaving';
import { proved } from './proofs';
import { codeOf, noAnswer, statusOf } from './serverErrors';

/** `fetchFn` sends this request in place of the browser's `fetch`. */
export type RequestArgs = FetchArgs & Pick<FetchBaseQueryArgs, 'fetchFn'>;

type BaseQuery = BaseQueryFn<string | RequestArgs, unknown, FetchBaseQueryError>;

/** A 401 from these endpoints does not mean that the token has expired (spec §4). */
const NEVER_REFRESHED: readonly string[] = ['login', 'logout', 'refreshSession'];

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== '';

const senderWith = (fetchFn?: RequestArgs['fetchFn']) =>
  fetchBaseQuery({
    // Absolute: Node's fetch, used in tests, does not accept relative URLs.
    baseUrl: `${window.location.origin}/api`,
    paramsSerializer: (params: Record<string, unknown>) =>
      new URLSearchParams(
        Object.entries(params)
          .filter(([, value]) => isPresent(value))
          .map(([name, value]) => [name, String(value)]),
      ).toString(),
    fetchFn,
  });

const sendRequest = senderWith();

/** The page is unloading: there is no one to show an error to, and the session must not end. */
const unanswered = new Promise<never>(() => {});

const send = async (args: string | RequestArgs, queryApi: BaseQueryApi, token: string | null) => {
  const { fetchFn, ...request }: RequestArgs = typeof args === 'string' ? { url: args } : args;
  const headers = new Headers(request.headers as HeadersInit | undefined);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  const sender = fetchFn ? senderWith(fetchFn) : sendRequest;
  const sentAt = Date.now();
  const answer = await sender({ ...request, headers }, queryApi, {});
  noteAnswer(answer.meta?.response, sentAt);
  return answer.error && isPageLeaving() ? unanswered : answer;
};

const sessionOf = ({ getState }: BaseQueryApi) => (getState() as WithSession).session;

const adoptStored = ({ dispatch, getState }: BaseQueryApi) =>
  adoptStoredSession({ dispatch, getState: getState as () => WithSession });

const newTokenIn = (body: unknown): string | null => {
  // Our server wraps this response in `data`, like all others; spec §7 shows the bare field.
  const { access_token, data } = body as { access_token?: unknown; data?: unknown };
  if (typeof access_token === 'string') return access_token;
  return data ? newTokenIn(data) : null;
};

const refresh = async (queryApi: BaseQueryApi, oldToken: string): Promise<void> => {
  // Not the signal of the first request: others may wait for the same refresh.
  const ownApi = { ...queryApi, signal: new AbortController().signal };
  const { data, error } = await send({ url: '/refresh', method: 'POST' }, ownApi, oldToken);

  // The session ended (in any tab) or its token was replaced in the meantime: discard the response.
  if (sessionOf(queryApi).accessToken !== oldToken) return;
  if (readSession()?.accessToken !== oldToken) {
    adoptStored(queryApi);
    return;
  }
  const accessToken = error ? null : newTokenIn(data ?? {});
  queryApi.dispatch(accessToken ? tokenRefreshed({ oldToken, accessToken }) : sessionExpired());
};

/** Concurrent 401s share one refresh (redux-toolkit #1782). Keyed by token, to separate stores. */
const refreshing = new Map<string, Promise<void>>();

const refreshOnce = (queryApi: BaseQueryApi, oldToken: string): Promise<void> => {
  const running = refreshing.get(oldToken);
  if (running) return running;
  const started = refresh(queryApi, oldToken).finally(() => refreshing.delete(oldToken));
  refreshing.set(oldToken, started);
  return started;
};

/**
 * Spec §4: after a 401 the token is refreshed once and the request retried once; if that fails, the
 * session ends. A late 401 for a token that has been replaced in the meantime is only retried.
 */
const queryWithRefresh: BaseQuery = async (args, queryApi) => {
  const { accessToken: usedToken, user } = sessionOf(queryApi);
  const first = await send(args, queryApi, usedToken);

  const code = codeOf(first.error);
  if (code === PASSWORD_CHANGE_REQUIRED) queryApi.dispatch(passwordChangeDemanded());
  if (code === SECOND_FACTOR_REQUIRED) queryApi.dispatch(secondFactorDemanded());
  if (statusOf(first.error) !== 401 || !usedToken) return first;
  if (NEVER_REFRESHED.includes(queryApi.endpoint)) return first;

  if (sessionOf(queryApi).accessToken === usedToken) {
    // Another tab may have refreshed or logged out, and its storage event may not have arrived yet.
    if (readSession()?.accessToken === usedToken) await refreshOnce(queryApi, usedToken);
    else adoptStored(queryApi);
  }

  const { accessToken: newToken, user: newUser } = sessionOf(queryApi);
  // Never retry one user's request with another user's token.
  if (!newToken || newToken === usedToken || newUser?.id !== user?.id) return first;
  if (queryApi.signal.aborted) return { error: noAnswer('aborted') };

  const second = await send(args, queryApi, newToken);
  if (statusOf(second.error) === 401 && sessionOf(queryApi).accessToken === newToken) {
    queryApi.dispatch(sessionExpired());
  }
  return second;
};

/** A sensitive request is sent again once the person has proved who they are. */
const queryWithProof: BaseQuery = async (args, queryApi, options) => {
  const answer = await queryWithRefresh(args, queryApi, options);
  if (codeOf(answer.error) !== PROOF_REQUIRED || !(await proved())) return answer;
  return queryWithRefresh(args, queryApi, options);
};

/** Without an answer, or with one of these, the record may exist or may be about to. */
const isUnknown = (error: FetchBaseQueryError | undefined) => {
  if (!error) return false;
  const status = statusOf(error);
  return status === null || status >= 500 || status === 409;
};

/** Creating requests carry a key, the same one while it is unknown whether the record was created. */
export const baseQueryWithRefresh: BaseQuery = async (args, queryApi, options) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const idempotency = idempotencyKeyOf(queryApi.endpoint, request);
  if (!idempotency) {
    const answer = await queryWithProof(args, queryApi, options);
    amendKept(request, queryApi, answer);
    if (queryApi.type !== 'query') return answer;
    const found = await withKeptAnswers(request, queryApi, answer);
    if (found.error) await failuresReleased();
    return found;
  }
  const headers = new Headers(request.headers as HeadersInit | undefined);
  headers.set('idempotency-key', idempotency.key);
  const answer = await queryWithProof({ ...request, headers }, queryApi, options);
  if (!isUnknown(answer.error)) idempotency.answered();
  return answer;
};
