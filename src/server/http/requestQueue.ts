import type { FastifyRequest } from 'fastify';
import { createFairQueue, type FairQueue } from '@/server/queues/fairQueue';
import { onBehalfOf, userAsRequester } from '@/server/queues/requester';
import { whileConnected } from './whileConnected';

export type Enqueue = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

/** A screen sends a few requests at the same time; the fourth waits for milliseconds. */
const REQUESTS_PER_PERSON = 3;
/** Far more requests than a screen sends. */
const WAITING_PER_PERSON = 100;
const WAIT_MS = 30_000;

/**
 * Handles a request on behalf of the person who sent it, a few requests of each person at a time. Public
 * operations have limits of their own, because a whole campus may share one address.
 */
export function createRequestQueue(): Enqueue & Pick<FairQueue, 'waiting'> {
  const queue = createFairQueue({
    perPerson: REQUESTS_PER_PERSON,
    waitingPerPerson: WAITING_PER_PERSON,
    waitMs: WAIT_MS,
  });

  const enqueue: Enqueue = (request, work) => {
    const { user, ip } = request;
    if (user === null) return onBehalfOf(`address ${ip}`, work);
    const person = userAsRequester(user.id);
    return onBehalfOf(person, async () => {
      // A started request continues even when its client disconnects.
      const release = await whileConnected(request, (signal) => queue.take(person, signal));
      try {
        return await work();
      } finally {
        release();
      }
    });
  };
  return Object.assign(enqueue, { waiting: queue.waiting });
}
