import { type IDBPDatabase, openDB } from 'idb';
import { UNSENT } from '@/client/session/browserStorage';
import { type StoredUnsent, withBytes, withFiles } from './storedFiles';
import type { Unsent } from './unsentItem';
import { isKnown } from './unsentNames';

/*
 * The items that wait to be sent, in IndexedDB: it holds photos, and a transaction is on the disk once it is complete
 * (docs/decisions/0024). Each call opens the database anew, because Safari loses connections in the background.
 */

const ITEMS = 'items';
const TURNS = 'turns';
const OF_USER = 'user';

/** A browser may leave a request to IndexedDB without an answer. */
const LONGEST_MS = 10_000;

const tooLong = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer.')), LONGEST_MS);
  });

/*
 * Whatever version is there: a build that comes back must open what a newer one has left, so that a newer one may add
 * stores, records and fields, but change none (docs/decisions/0109).
 */
const open = () =>
  openDB(UNSENT, undefined, {
    upgrade: (created) => {
      created.createObjectStore(ITEMS, { keyPath: 'id' }).createIndex(OF_USER, 'user_id');
      created.createObjectStore(TURNS);
    },
  });

const used = async <Result>(work: (db: IDBPDatabase) => Promise<Result>): Promise<Result> => {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
};

const withDatabase = <Result>(work: (db: IDBPDatabase) => Promise<Result>): Promise<Result> =>
  Promise.race([used(work), tooLong()]);

const writing = { durability: 'strict' } as const;

/** The user's items, oldest first. */
export const itemsOf = (userId: number): Promise<Unsent[]> =>
  withDatabase(async (db) => {
    const items: StoredUnsent[] = await db.getAllFromIndex(ITEMS, OF_USER, userId);
    return items
      .filter(isKnown)
      .map(withFiles)
      .sort((one, other) => one.device_time.localeCompare(other.device_time));
  });

/** Whether the item takes the place of another: the last text of a log counts. */
const replaces = (item: Unsent, other: Unsent) =>
  item.kind === 'log' &&
  other.kind === 'log' &&
  item.activity_id === other.activity_id &&
  item.user_id === other.user_id;

/** Resolves once the item is on the disk; rejects if the browser refuses it. */
export const storeItem = (item: Unsent): Promise<void> =>
  withDatabase(async (db) => {
    const stored = await withBytes(item);
    const transaction = db.transaction(ITEMS, 'readwrite', writing);
    const { store } = transaction;
    const others: Unsent[] = await store.index(OF_USER).getAll(item.user_id);
    const replaced = others.filter((other) => other.id !== item.id && replaces(item, other));
    // The item first: if the browser refuses it, the one that it replaces stays.
    await Promise.all([
      store.put(stored),
      ...replaced.map(({ id }) => store.delete(id)),
      transaction.done,
    ]);
  });

/** Changes an item unless it has been removed. Returns it as it is now. */
export const changeItem = (id: string, changes: Partial<Unsent>): Promise<Unsent | undefined> =>
  withDatabase(async (db) => {
    const transaction = db.transaction(ITEMS, 'readwrite', writing);
    const item: StoredUnsent | undefined = await transaction.store.get(id);
    const changed = item && ({ ...item, ...changes } as StoredUnsent);
    await Promise.all([changed && transaction.store.put(changed), transaction.done]);
    return changed && withFiles(changed);
  });

export const readItem = (id: string): Promise<Unsent | undefined> =>
  withDatabase(async (db) => {
    const item: StoredUnsent | undefined = await db.get(ITEMS, id);
    return item && withFiles(item);
  });

export const removeItem = (id: string): Promise<void> =>
  withDatabase(async (db) => {
    const transaction = db.transaction(ITEMS, 'readwrite', writing);
    await Promise.all([transaction.store.delete(id), transaction.done]);
  });

/**
 * Takes the turn to send, or extends the own one, until the given time of the device. Returns false while it is another
 * tab's. A turn that lies further ahead than any tab takes it is left over from a clock that was set back.
 */
export const takeTurn = (tab: string, ms: number): Promise<boolean> =>
  withDatabase(async (db) => {
    const now = Date.now();
    const transaction = db.transaction(TURNS, 'readwrite');
    const turn: { tab: string; until: number } | undefined = await transaction.store.get(TURNS);
    const isTaken = turn && turn.tab !== tab && turn.until > now && turn.until <= now + ms;
    const taking = isTaken ? null : transaction.store.put({ tab, until: now + ms }, TURNS);
    await Promise.all([taking, transaction.done]);
    return !isTaken;
  });

export const endTurn = (): Promise<void> =>
  withDatabase(async (db) => {
    await db.delete(TURNS, TURNS);
  });
