import type { RequestArgs } from '@/client/api/baseQueryWithRefresh';
import { retryAfterOf } from '@/client/api/retryAfter';
import { type SendingStore, send } from '@/client/api/send';
import { toFormData } from '@/client/api/toFormData';
import type { Unsent, UnsentOf } from './unsentItem';

/** Longer than a person would wait: a photo over a slow network. */
const PHOTO_WAIT_MS = 120_000;
const WAIT_MS = 30_000;

/** Creating requests are answered once for their key, too (docs/decisions/0018). */
const onceOnly = ({ id }: Unsent) => ({ 'idempotency-key': id });

const whenMade = ({ device_time, clock_offset, clock_went_back }: Unsent) => ({
  queued: true,
  device_time,
  clock_offset,
  clock_went_back,
});

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

const log = (item: UnsentOf<'log'>): RequestArgs => ({
  url: `/student/activities/${item.activity_id}/log`,
  method: 'PUT',
  timeout: WAIT_MS,
  body: { text: item.payload.text, version: item.payload.version, ...whenMade(item) },
});

const handIn = ({ activity_id }: UnsentOf<'log'>): RequestArgs => ({
  url: `/student/activities/${activity_id}/log/hand-in`,
  method: 'POST',
  timeout: WAIT_MS,
});

const photo = (item: UnsentOf<'photo'>): RequestArgs => ({
  url: `/student/activities/${item.activity_id}/photos`,
  method: 'POST',
  timeout: PHOTO_WAIT_MS,
  headers: onceOnly(item),
  body: toFormData({ ...item.payload, ...whenMade(item), device_event_id: item.id }),
});

/** The requests of an item, one after the other. The text of a log that is stored already may be sent again. */
function requestsOf(item: Unsent): RequestArgs[] {
  switch (item.kind) {
    case 'press':
      return [press(item)];
    case 'request':
      return [request(item)];
    case 'photo':
      return [photo(item)];
    case 'log':
      return item.payload.handsIn ? [log(item), handIn(item)] : [log(item)];
  }
}

/** Says more than that the item was stored, such as that a press has become a request. */
const messageIn = (answer: unknown): string | null => {
  const { message, data } = (answer ?? {}) as { message?: unknown; data?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  return data ? messageIn(data) : null;
};

/**
 * Sends an item. Resolves to the message of the server, if it has one. Rejects with the error of the request.
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
  for (const each of requestsOf(item)) {
    const answer = await send<unknown>({ endpoint: 'sendUnsent', fetchFn, ...each }, store);
    message = messageIn(answer) ?? message;
  }
  return message;
}
