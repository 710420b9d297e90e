import { AsyncLocalStorage } from 'node:async_hooks';
import type { Requester } from './fairQueue';

const storage = new AsyncLocalStorage<Requester>();

/** Runs `work` on behalf of this person, until its promise settles. */
export function onBehalfOf<T>(person: Requester, work: () => T): T {
  return storage.run(person, work);
}

/** The person on whose behalf the calling code runs; undefined for the server's own work. */
export function currentRequester(): Requester | undefined {
  return storage.getStore();
}

/** A user, independent of session and device. */
export const userAsRequester = (id: number): Requester => `user ${id}`;
