import type { RequestArgs } from '@/client/api/baseQueryWithRefresh';
import { readRecord } from '@/client/api/readRecord';
import { retryAfterOf } from '@/client/api/retryAfter';
import { type SendingStore, send } from '@/client/api/send';
import { toFormData } from '@/client/api/toFormData';
import { selectUser, type WithSession } from '@/client/session/sessionSlice';
import { sendLog } from './sendLog';
import type { Unsent, UnsentOf } from './unsentItem';
import { WAIT_MS, whenMade } from './whenMade';

/** Longer than a person would wait: a photo over a slow network. */
const PHOTO_WAIT_MS = 120_000;

/** Creating requests are answered once for their key, too (docs/decisions/0018). */
const onceOnly = ({ id }: Unsent) => ({ 'idempotency-key': id });

const press = (item: UnsentOf<'press'>): RequestArgs => ({
  url: `/activities/${item.activity_id}/presence-student`,
  method: 'PATCH',
  timeout: WAIT_MS,
  body: {
    ...item.payload,
    ...whenMade(item),
    device_event_id: item.id,
  },
});

const request = (item: UnsentOf<'request'>): RequestArgs => ({
  url: '/attendance-requests',
  method: 'POST',
  timeout: PHOTO_WAIT_MS,
  headers: onceOnly(item),
  body: toFormData({ ...item.payload, ...whenMade(item), device_event_id: item.id }),
});

const photo = (item: UnsentOf<'photo'>): RequestArgs => ({
  url: `/student/activities/${item.activity_id}/photos`,
  method: 'POST',
  timeout: PHOTO_WAIT_MS,
  headers: onceOnly(item),
  body: toFormData({ ...item.payload, ...whenMade(item), device_event_id: item.id }),
});

function requestOf(item: Exclude<Unsent, { kind: 'log' }>): RequestArgs {
  switch (item.kind) {
    case 'press':
      return press(item);
    case 'request':
      return request(item);
    case 'photo':
      return photo(item);
  }
}

/** The item goes with the token of its person only. */
const NOT_SIGNED_IN = { status: 401 };

/** Says more than that the item was stored, such as that a press has become a request. */
const messageIn = (answer: unknown): string | null => {
  const { message, data } = (answer ?? {}) as { message?: unknown; data?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  return data ? messageIn(data) : null;
};

/**
 * Sends an item. Resolves to the message of the server, if it has one. Rejects with the error of the request, also when the
 * answer is not that of the server.
 * @param onRetryAfter told how many milliseconds the server wants to be left alone
 */
export async function sendItem(
  item: Unsent,
  store: SendingStore,
  onRetryAfter: (ms: number) => void,
): Promise<string | null> {
  const fetchFn = async (sent: RequestInfo) => {
    const response = await fetch(sent);
    const wait = retryAfterOf(response);
    if (wait > 0) onRetryAfter(wait);
    return response;
  };
  let message: string | null = null;
  const sendEach = async (each: RequestArgs): Promise<object> => {
    if (selectUser(store.getState() as WithSession)?.id !== item.user_id) throw NOT_SIGNED_IN;
    const answer = await send<{ data: object }>(
      { endpoint: 'sendUnsent', fetchFn, responseHandler: readRecord, ...each },
      store,
    );
    message = messageIn(answer) ?? message;
    return answer.data;
  };
  if (item.kind === 'log') await sendLog(item, sendEach);
  else await sendEach(requestOf(item));
  return message;
}
