import { expect } from '@playwright/test';
import type { UnsentItem } from '../unsent';
import type { Item } from './items';
import type { StoredItem } from './storedItems';
import type { Attempt } from './unreliableNetwork';

/** The last words of the screen about an item. */
interface Entry {
  item: Item;
  /** The ID that the device has made; null for a log that the server had at once. */
  id: string | null;
  /** The time on the clock of the phone. */
  time: string;
  wasKept: boolean;
}

const pathOf = ({ kind, activityId }: Item) =>
  ({
    press: `/api/activities/${activityId}/presence-student`,
    log: `/api/student/activities/${activityId}/log`,
    photo: `/api/student/activities/${activityId}/photos`,
    request: '/api/attendance-requests',
  })[kind];

/** The names of items, by which a failed run says what went wrong. */
const nameOf = ({ kind, activityId, text }: Item) => [kind, activityId, text].join(' ').trim();

/** Everything that the screen has promised, to be compared with what the database has. */
export const createLedger = (delivered: readonly Attempt[]) => {
  const entries: Entry[] = [];
  let refused = 0;

  const isAbout = (item: Item, { path, body }: Attempt) =>
    path === pathOf(item) && (item.kind !== 'request' || body.includes(item.text));
  /** Whether the attempt was that of this item; a log has no ID there. */
  const isOf = ({ item, id }: Entry, attempt: Attempt) =>
    id && attempt.id ? attempt.id === id : isAbout(item, attempt);

  return {
    /** The ID of an item that has been sent, if it is none of another item. */
    sentId: (item: Item) =>
      delivered.findLast(
        (attempt) => isAbout(item, attempt) && !entries.some(({ id }) => id && id === attempt.id),
      )?.id ?? null,
    isDelivered: (item: Item) => delivered.some((attempt) => isAbout(item, attempt)),
    isKnown: ({ id }: UnsentItem) => entries.some((entry) => entry.id === id),
    add: (item: Item, id: string | null, time: string, wasKept: boolean) =>
      void entries.push({ item, id, time, wasKept }),
    /** The person has seen that the server refuses it, and deletes it. */
    takeBack(item: Item) {
      const index = entries.findIndex((entry) => entry.item === item);
      entries.splice(index, 1);
      refused += 1;
    },
    /** The screen has said that neither the server nor the device has it. */
    addRefusal() {
      refused += 1;
    },
    /** The items of which the device says that it keeps them, and the server has not got yet. */
    promised: () =>
      entries.filter(
        (entry) => entry.wasKept && !delivered.some((attempt) => isOf(entry, attempt)),
      ),
    counts: () => ({
      items: entries.length,
      kept: entries.filter(({ wasKept }) => wasKept).length,
      refused,
    }),
    /** Compares the promises with the database: nothing lost, nothing doubled, each with both times. */
    compare(stored: readonly StoredItem[]) {
      const rowsOf = ({ kind, activityId, text }: Item) =>
        stored.filter(
          (row) =>
            row.kind === kind &&
            row.activity_id === activityId &&
            (kind === 'photo' || row.text === text),
        );
      const lost: string[] = [];
      const doubled: string[] = [];
      const timeless: string[] = [];
      for (const entry of entries) {
        const { item, id, time } = entry;
        const all = rowsOf(item);
        const same = entries.filter((other) => nameOf(other.item) === nameOf(item));
        const row = item.kind === 'log' ? all[0] : all.find((each) => each.id === id);
        if (!row) lost.push(nameOf(item));
        if (all.length > same.length) doubled.push(nameOf(item));
        // The server has the time of the device of what came late, and of every press.
        const cameLate = !delivered.some((attempt) => isOf(entry, attempt) && !attempt.isQueued);
        const hasTime = item.kind === 'press' || cameLate;
        const isTimed = !hasTime || row?.device_time?.toISOString() === time;
        if (!row?.received_at || !isTimed) timeless.push(nameOf(item));
      }
      expect({ lost, doubled, timeless }).toEqual({ lost: [], doubled: [], timeless: [] });
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;
