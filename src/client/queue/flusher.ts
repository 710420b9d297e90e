import type { SendingStore } from '@/client/api/send';
import { codeOf, statusOf } from '@/client/api/serverErrors';
import { selectUser, type WithSession } from '@/client/session/sessionSlice';
import { afterRefusal, afterSending } from './afterSending';
import { chainsOf, holdsBack } from './chains';
import { inOneTab } from './oneTab';
import { outcomeOf, wordsOf } from './outcome';
import { createPauses, pauseAfter } from './pauses';
import { reloadEverywhere } from './reload';
import { sendItem } from './sendItem';
import type { Sent, Unsent } from './unsentItem';
import { unsentShown } from './unsentShown';
import { changeItem, itemsOf, readItem, removeItem } from './unsentStore';

const AT_ONCE = 2;

/** When another tab sends, this one looks again after a while: that tab may be closed. */
const OTHER_TAB_MS = 20_000;

interface Listener {
  onSent: (sent: readonly Sent[]) => void;
  onRefused: (item: Unsent) => void;
}

/** The result of the wish to send at once: tried, under way in another tab, or not yet, because the server wants a pause. */
export type Attempt =
  | { outcome: 'tried' | 'other_tab' }
  | { outcome: 'server_pauses'; until: string };

export type Flusher = ReturnType<typeof createFlusher>;

/** Sends what waits, at most two at once and in one tab at a time. */
export function createFlusher(store: SendingStore, { onSent, onRefused }: Listener) {
  const pauses = createPauses(() => void flush());
  /** Resolves to whether this tab, and no other, has sent. */
  let running: Promise<boolean> | null = null;
  let isAsked = false;
  let otherTab: ReturnType<typeof setTimeout> | undefined;
  /** Set while the server wants to be left alone. */
  let leftAlone: { timer: ReturnType<typeof setTimeout>; until: string } | undefined;

  const userId = () => selectUser(store.getState() as WithSession)?.id;

  const leaveAlone = (ms: number) => {
    clearTimeout(leftAlone?.timer);
    const timer = setTimeout(() => {
      leftAlone = undefined;
      void flush();
    }, ms);
    leftAlone = { timer, until: new Date(Date.now() + ms).toISOString() };
  };

  /** Resolves to whether the items behind it may be sent. */
  const noteFailure = async (item: Unsent, error: unknown): Promise<boolean> => {
    const outcome = outcomeOf(error);
    // The item goes as it is after the next log-in.
    if (outcome === 'login') return false;
    const isRefused = outcome === 'refused';
    const status = statusOf(error);
    const wait = pauseAfter(item.attempts);
    if (!isRefused) pauses.rest(item.id, wait, status === null);
    const changed = await changeItem(item.id, {
      attempts: item.attempts + 1,
      last_answer: { status, code: codeOf(error), message: wordsOf(error) },
      next_attempt: isRefused ? null : new Date(Date.now() + wait).toISOString(),
      state: isRefused ? 'refused' : 'waiting',
    });
    if (changed && isRefused) {
      afterRefusal(changed, store);
      onRefused(changed);
    }
    return !changed || !holdsBack(changed);
  };

  const sendOne = async (listed: Unsent, sent: Sent[]): Promise<boolean> => {
    if (leftAlone !== undefined || userId() !== listed.user_id) return false;
    // The person may have removed it meanwhile.
    const item = await readItem(listed.id);
    if (item?.state !== 'waiting') return true;
    try {
      const message = await sendItem(item, store, leaveAlone);
      await removeItem(item.id);
      sent.push({ item, message });
      return true;
    } catch (error) {
      return await noteFailure(item, error);
    } finally {
      await reloadEverywhere();
    }
  };

  const round = async () => {
    const id = userId();
    if (id === undefined) return;
    const chains = chainsOf(await itemsOf(id), (item) => pauses.isResting(item.id));
    const sent: Sent[] = [];
    const sendChains = async () => {
      for (let chain = chains.shift(); chain; chain = chains.shift()) {
        for (const item of chain) if (!(await sendOne(item, sent))) break;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendChains));
    if (sent.length === 0) return;
    afterSending(sent, store);
    onSent(sent);
  };

  const run = async (): Promise<boolean> => {
    isAsked = false;
    // Without IndexedDB there is nothing to send.
    const ran = await inOneTab(round).catch(() => true);
    if (ran && isAsked) return run();
    running = null;
    clearTimeout(otherTab);
    if (!ran) otherTab = setTimeout(() => void flush(), OTHER_TAB_MS * (1 + Math.random()));
    return ran;
  };

  const flush = (): Promise<boolean> => {
    if (running) isAsked = true;
    else running = run();
    return running;
  };

  const isNeeded = () => unsentShown().items.some(({ state }) => state === 'waiting');

  return {
    flush,
    /** A new item, which has just failed. */
    added: (id: string) => pauses.rest(id, pauseAfter(0), true),
    /** After an answer to another request: there is a network. */
    answered() {
      if (running || leftAlone !== undefined || !isNeeded()) return;
      pauses.wake();
      void flush();
    },
    /** The network is back, or the page. */
    wakeAll() {
      if (!isNeeded()) return;
      pauses.endAll();
      void flush();
    },
    /** Sends an item, or all, at the person's wish. */
    async sendNow(id?: string): Promise<Attempt> {
      if (id) pauses.end(id);
      else pauses.endAll();
      if (leftAlone) return { outcome: 'server_pauses', until: leftAlone.until };
      return { outcome: (await flush()) ? 'tried' : 'other_tab' };
    },
  };
}
