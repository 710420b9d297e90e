import { AsyncLocalStorage } from 'node:async_hooks';
import type { Person } from './turns';

const storage = new AsyncLocalStorage<Person>();

/** Whatever `work` does, until its promise settles, is done on behalf of this person. */
export function onBehalfOf<T>(person: Person, work: () => T): T {
  return storage.run(person, work);
}

/** On whose behalf the calling code runs; undefined for what the server does on its own. */
export function currentPerson(): Person | undefined {
  return storage.getStore();
}

/** A user, whatever the session or device. */
export const userAsPerson = (id: number): Person => `user ${id}`;
