import { type DBSchema, openDB } from 'idb';
import { KEPT_ANSWERS } from '@/client/session/browserStorage';
import { readSession } from '@/client/session/storage';
import { amended, type StoredActivity } from './amended';
import { type AskedFor, coveredBy, type KeptAnswer } from './coveredBy';

/*
 * The last answers of the few endpoints that a student reads without a network, in IndexedDB (docs/decisions/0107). The end of
 * the session, and every login, deletes the database.
 */

const STORE = 'answers';
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_FOR_MS = 14 * DAY_MS;

interface Schema extends DBSchema {
  [STORE]: { key: string; value: KeptAnswer; indexes: { at: number } };
}

const open = () =>
  openDB<Schema>(KEPT_ANSWERS, 1, {
    upgrade: (created) => void created.createObjectStore(STORE).createIndex('at', 'at'),
    // The end of the session deletes the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

const keyOf = ({ userId, url, params }: AskedFor) => JSON.stringify([userId, url, params]);

const isSignedIn = (userId: number) => readSession()?.user.id === userId;

/** Does nothing in a browser that blocks IndexedDB, or has no room. */
export const keepAnswer = async (asked: AskedFor, data: unknown): Promise<void> => {
  try {
    const db = await open();
    try {
      const { store, done } = db.transaction(STORE, 'readwrite');
      const at = Date.now();
      for (const key of await store
        .index('at')
        .getAllKeys(IDBKeyRange.upperBound(at - KEPT_FOR_MS)))
        await store.delete(key);
      // The session may have ended since the question was asked.
      if (isSignedIn(asked.userId)) await store.put({ ...asked, at, data }, keyOf(asked));
      await done;
    } finally {
      db.close();
    }
  } catch {}
};

/** The longest wait: a browser may leave a request to IndexedDB without an answer. */
const READ_MS = 1000;
const givenUp = () => new Promise<null>((resolve) => window.setTimeout(resolve, READ_MS, null));

const read = async (asked: AskedFor): Promise<KeptAnswer | null> => {
  try {
    const db = await open();
    try {
      if (!isSignedIn(asked.userId)) return null;
      return (await db.get(STORE, keyOf(asked))) ?? coveredBy(await db.getAll(STORE), asked);
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
};

/** The answer of the last time, also as a part of one for more days; null if there is none. */
export const readAnswer = (asked: AskedFor): Promise<KeptAnswer | null> =>
  Promise.race([read(asked), givenUp()]);

/** Puts an activity as it is stored now into the kept answers that show it: the network may be gone before they are asked for again. */
export const amendAnswers = async (userId: number, activity: StoredActivity): Promise<void> => {
  try {
    const db = await open();
    try {
      const { store, done } = db.transaction(STORE, 'readwrite');
      for (const kept of await store.getAll()) {
        const now = kept.userId === userId ? amended(kept, activity) : null;
        if (now && isSignedIn(userId)) await store.put(now, keyOf(now));
      }
      await done;
    } finally {
      db.close();
    }
  } catch {}
};

/** The questions of a person whose answers are kept. */
export const askedBefore = async (userId: number): Promise<AskedFor[]> => {
  try {
    const db = await open();
    try {
      return (await db.getAll(STORE)).filter((kept) => kept.userId === userId);
    } finally {
      db.close();
    }
  } catch {
    return [];
  }
};
