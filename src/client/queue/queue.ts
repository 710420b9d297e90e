import { whenAnswered } from '@/client/api/answered';
import type { SendingStore } from '@/client/api/send';
import { keepForLong } from '@/client/offline/keepForLong';
import { clockOfDevice } from '@/client/session/serverClock';
import { type Attempt, createFlusher, type Flusher } from './flusher';
import { type Tellers, tellRefused, tellSent } from './notices';
import { followTabs, reload, reloadEverywhere } from './reload';
import type { NewUnsent, Unsent, UnsentKind } from './unsentItem';
import { unsentShown } from './unsentShown';
import { changeItem, readItem, removeItem, storeItem } from './unsentStore';

// The queue of what waits to be sent, loaded when there is something in it or a screen may need it.

let flusher: Flusher | null = null;
let ofStore: SendingStore | null = null;

function begin(store: SendingStore, tell: Tellers): Flusher {
  const created = createFlusher(store, {
    onSent: (sent) => tellSent(sent, tell),
    onRefused: (item) => tellRefused(item, tell),
  });
  followTabs();
  window.addEventListener('online', created.wakeAll);
  window.addEventListener('pageshow', created.wakeAll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') created.wakeAll();
  });
  whenAnswered(created.answered);
  return created;
}

/** Shows the user's items, and sends those that wait from now on. */
export async function start(store: SendingStore, userId: number, tell: Tellers): Promise<void> {
  if (!flusher || ofStore !== store) {
    flusher = begin(store, tell);
    ofStore = store;
  }
  await reload(userId);
  await flusher.flush();
}

/** Resolves once the item is on the disk; rejects if the browser refuses it. */
export async function add(entry: NewUnsent, userId: number): Promise<void> {
  const item: Unsent = {
    ...entry,
    ...clockOfDevice(),
    user_id: userId,
    attempts: 0,
    next_attempt: null,
    last_answer: null,
    state: 'waiting',
  };
  flusher?.added(item.id);
  await storeItem(item);
  // The session of this user may have ended meanwhile, so that the store shows another one.
  await reloadEverywhere(userId);
  keepForLong();
}

/** An item of the user, also before the screen shows any. */
export async function read(id: string, userId: number): Promise<Unsent | null> {
  const item = await readItem(id);
  return item?.user_id === userId ? item : null;
}

/** Removes an item that the person gives up, or has made anew. */
export async function discard(id: string): Promise<void> {
  await removeItem(id);
  await reloadEverywhere();
}

/** Removes the shown items of an activity, because the person has sent a newer one. */
export async function replaceShown(activityId: number, kind: UnsentKind): Promise<void> {
  for (const item of unsentShown().items) {
    if (item.activity_id === activityId && item.kind === kind) await discard(item.id);
  }
}

/** Sends an item, or all that wait, without further pause; a refused one again. */
export async function sendNow(id?: string): Promise<Attempt> {
  if (id) await changeItem(id, { state: 'waiting' });
  await reloadEverywhere();
  return (await flusher?.sendNow(id)) ?? { outcome: 'tried' };
}
