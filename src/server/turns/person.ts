import { AsyncLocalStorage } from 'node:async_hooks';
import type { Person } from './turns';

const storage = new AsyncLocalStorage<Person>();

/** Runs `work` on behalf of this person, until its promise settles. */
export function onBehalfOf<T>(person: Person, work: () => T): T {
  return storage.run(person, work);
}

/** The person on whose behalf the calling code runs; undefined for the server's own work. */
export function currentPerson(): Person | undefined {
  return storage.getStore();
}

/** A user, independent of session and device. */
export const userAsPerson = (id: number): Person => `user ${id}`;
