import type { FastifyRequest } from 'fastify';
import { userAsPerson } from '@/server/turns/person';
import { createTurns } from '@/server/turns/turns';
import { whileConnected } from './whileConnected';

/** A phone sends again while the server does not know yet that the first connection was lost. */
const BODIES_PER_PERSON = 2;
/** Few, because the first bytes of a waiting body are in memory as well. */
const WAITING_PER_PERSON = 20;
const WAIT_MS = 30_000;
/** Log-ins and most forms have no more, which is little beside the memory of their connection. */
export const SMALL_BODY_BYTES = 4 * 1024;

/** Takes the turn of a body of at most this many bytes, before it is read. */
export type TakeBodyTurn = (
  request: FastifyRequest,
  response: { once(event: 'close', listener: () => void): unknown; destroyed: boolean },
  bytes: number,
) => Promise<void>;

/**
 * Lets two larger bodies of a person in at a time, from their first byte to the answer. A person who
 * begins hundreds of them holds no more in memory.
 */
export function createBodyTurns(): TakeBodyTurn {
  const turns = createTurns({
    perPerson: BODIES_PER_PERSON,
    waitingPerPerson: WAITING_PER_PERSON,
    waitMs: WAIT_MS,
  });

  return async (request, response, bytes) => {
    // Public operations have small bodies only; an address may stand for a whole campus.
    if (request.user === null || bytes <= SMALL_BODY_BYTES) return;
    const person = userAsPerson(request.user.id);
    const endTurn = await whileConnected(request, (signal) => turns.take(person, signal));
    response.once('close', endTurn);
    if (response.destroyed) endTurn();
  };
}
