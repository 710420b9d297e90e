import type { FetchArgs } from '@reduxjs/toolkit/query';
import { randomHex } from './randomHex';

/** More requests than a person sends while the server is away; beyond it the oldest is dropped. */
const MOST_KEYS = 100;

/**
 * The `Idempotency-Key` of each request whose answer was lost. Sent again with the same content, such a
 * request has the same key, so that the server creates the record only once (docs/decisions/0018).
 */
const keys = new Map<string, string>();

/** Actions on many records. Later, the same action is another one, since the records have changed. */
const isBulk = (endpoint: string) =>
  endpoint === 'recordReviewDecisions' || endpoint.startsWith('applyTo');
const isCreating = (endpoint: string) =>
  endpoint.startsWith('create') || endpoint === 'moveInternship' || isBulk(endpoint);

/** FormData cannot be compared; two files differ by name, size, type or time of change. */
const contentOf = (body: unknown): unknown =>
  body instanceof FormData
    ? [...body].map(([name, value]) =>
        value instanceof File
          ? [name, value.name, value.size, value.type, value.lastModified]
          : [name, value],
      )
    : body;

/** The key of a creating request and a callback for its answer; undefined for other requests. */
export const idempotencyKeyOf = (endpoint: string, { url, params, body }: FetchArgs) => {
  if (!isCreating(endpoint)) return undefined;
  const content = JSON.stringify([endpoint, url, params, contentOf(body)]);
  const key = keys.get(content) ?? randomHex();
  // Reinserted at the end, as the latest.
  keys.delete(content);
  keys.set(content, key);
  const [oldest] = keys.keys();
  if (keys.size > MOST_KEYS && oldest !== undefined) keys.delete(oldest);
  return { key, answered: () => forget(endpoint, content) };
};

const forget = (endpoint: string, content: string) => {
  keys.delete(content);
  if (!isBulk(endpoint)) return;
  // A decision repeated after an undo is a new one: it must not get the answer of the lost request.
  for (const other of keys.keys()) if (other.startsWith(`["${endpoint}"`)) keys.delete(other);
};

/** The contents of requests are data of the user who sent them. */
export const forgetIdempotencyKeys = () => keys.clear();
