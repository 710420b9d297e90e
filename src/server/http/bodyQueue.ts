import type { FastifyRequest } from 'fastify';
import { createFairQueue } from '@/server/queues/fairQueue';
import { userAsRequester } from '@/server/queues/requester';
import { whileConnected } from './whileConnected';

/** Two, because a phone may repeat a request before the server notices its lost connection. */
const BODIES_PER_PERSON = 2;
/** A low number, because the first bytes of a waiting body are in memory as well. */
const WAITING_PER_PERSON = 20;
const WAIT_MS = 30_000;
/** The size of logins and most forms, which is small beside the memory of their connection. */
export const SMALL_BODY_BYTES = 4 * 1024;

/** Above every upload but final reports, which fill memory with 20 MB each. */
const LARGE_BODY_BYTES = 12 * 1024 * 1024;
/** Final reports of a whole campus arrive on the same evening. */
export const LARGE_BODIES = 12;

/** Takes a turn for a body of at most this many bytes, before it is read. */
export type WaitForBody = (
  request: FastifyRequest,
  response: { once(event: 'close', listener: () => void): unknown; destroyed: boolean },
  bytes: number,
) => Promise<void>;

/**
 * Admits two larger bodies per person at a time, from their first byte to the answer, so that a person who
 * starts hundreds of them fills no more memory, and a few of the largest from all persons together.
 */
export function createBodyQueue(): WaitForBody {
  const queue = createFairQueue({
    perPerson: BODIES_PER_PERSON,
    waitingPerPerson: WAITING_PER_PERSON,
    waitMs: WAIT_MS,
  });
  const largeQueue = createFairQueue({ atOnce: LARGE_BODIES, waitMs: WAIT_MS });

  return async (request, response, bytes) => {
    // Public operations have small bodies only, and a whole campus may share one address.
    if (request.user === null || bytes <= SMALL_BODY_BYTES) return;
    const person = userAsRequester(request.user.id);
    for (const kind of bytes > LARGE_BODY_BYTES ? [queue, largeQueue] : [queue]) {
      const release = await whileConnected(request, (signal) => kind.take(person, signal));
      response.once('close', release);
      if (response.destroyed) release();
    }
  };
}
