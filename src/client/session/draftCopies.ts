import { type IDBPObjectStore, openDB } from 'idb';
import {
  DRAFT_COPIES,
  type DraftKey,
  isDraftOf,
  keep,
  readStored,
  readStoredJson,
} from './browserStorage';
import { readSession } from './storage';

/*
 * Copies of the drafts in IndexedDB. Chromium writes the local storage up to 40 seconds late and loses what is younger
 * when it is killed; a transaction of IndexedDB is on the disk once it is complete (docs/decisions/0024).
 */

const STORE = 'drafts';
const DELAY_MS = 1000;

type Store = IDBPObjectStore<unknown, string[], typeof STORE, 'readwrite'>;

/** Does nothing in a browser that blocks IndexedDB: the draft itself is in the local storage. */
async function withCopies(change: (store: Store) => Promise<unknown>): Promise<void> {
  try {
    const db = await openDB(DRAFT_COPIES, 1, {
      upgrade: (created) => void created.createObjectStore(STORE),
      // Logging out in another tab deletes the database.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    try {
      const transaction = db.transaction(STORE, 'readwrite', { durability: 'strict' });
      await change(transaction.store);
      await transaction.done;
    } finally {
      db.close();
    }
  } catch {}
}

const changed = new Set<DraftKey>();
let timer: number | undefined;

/** Copies the changed drafts, and removes the copies of those that are gone. */
function copyNow() {
  window.clearTimeout(timer);
  timer = undefined;
  const keys = [...changed];
  changed.clear();
  if (keys.length === 0) return;
  void withCopies((store) =>
    Promise.all(
      keys.map((key) => {
        const draft = readStored(key);
        return draft === null ? store.delete(key) : store.put(draft, key);
      }),
    ),
  );
}

/** At most a second after the draft has changed, also while the person goes on typing. */
export function copyDraft(key: DraftKey) {
  changed.add(key);
  timer ??= window.setTimeout(copyNow, DELAY_MS);
}

export function removeCopy(key: DraftKey) {
  changed.add(key);
  copyNow();
}

document.addEventListener('visibilitychange', copyNow);

const timeOf = (draft: unknown) => (draft as { at?: number } | null)?.at ?? 0;

/** The longest wait for the copies: a browser may leave a request to IndexedDB without an answer. */
const RECOVERY_MS = 1000;

const recoveryTime = () => new Promise<void>((resolve) => window.setTimeout(resolve, RECOVERY_MS));

/** Brings back the signed-in user's drafts that the local storage has lost, and removes the copies of other users. */
export const recoverDrafts = (): Promise<void> => Promise.race([recover(), recoveryTime()]);

const recover = () =>
  withCopies(async (store) => {
    const user = readSession()?.user;
    if (!user) return;
    for (const key of (await store.getAllKeys()) as DraftKey[]) {
      const copy = String(await store.get(key));
      if (!isDraftOf(user.id)(key)) await store.delete(key);
      else if (timeOf(JSON.parse(copy)) > timeOf(readStoredJson(key))) keep(key, copy);
    }
  });
