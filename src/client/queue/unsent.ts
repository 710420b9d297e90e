import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { randomHex } from '@/client/api/randomHex';
import type { SendingStore } from '@/client/api/send';
import { mayKeepUnsent } from '@/client/session/browserStorage';
import { useCurrentUser } from '@/client/session/useSession';
import type { Tellers } from './notices';
import type { NewUnsent, Unsent, UnsentKind, UnsentOf } from './unsentItem';
import { onUnsentChange, unsentShown } from './unsentShown';

const NONE: readonly Unsent[] = [];

const loadQueue = () => import(/* webpackChunkName: "later.queue" */ './queue');

/** Begins to send; set while somebody is signed in. */
let begun = async () => {};

/** The signed-in user's items, oldest first. */
export function useUnsent(): readonly Unsent[] {
  const userId = useCurrentUser()?.id;
  const shown = useSyncExternalStore(onUnsentChange, unsentShown);
  return shown.userId === userId ? shown.items : NONE;
}

/** The signed-in user's items of one kind, oldest first. */
export const useUnsentOf = <Kind extends UnsentKind>(kind: Kind): readonly UnsentOf<Kind>[] =>
  useUnsent().filter((item): item is UnsentOf<Kind> => item.kind === kind);

/** Sends the signed-in user's items while the component is mounted. */
export function useSendingUnsent(tell: Tellers): void {
  const store = useStore() as SendingStore;
  const userId = useCurrentUser()?.id;

  useEffect(() => {
    if (userId === undefined) return;
    const begin = async () => {
      const { start } = await loadQueue();
      await start(store, userId, tell);
    };
    const check = async () => {
      if (document.visibilityState === 'visible' && (await mayKeepUnsent())) await begin();
    };
    const look = () => void check().catch(() => {});
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    begun = begin;
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      begun = async () => {};
    };
  }, [store, userId, tell]);
}

/** Long after the first screen has loaded. */
const LATER_MS = 3_000;

/**
 * Keeps what could not be sent. Resolves to whether the device has it, once it is on the disk. The code for it is loaded
 * ahead: without a network it could not be.
 */
export function useKeepUnsent() {
  const userId = useCurrentUser()?.id ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => void preloadQueue(), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return async (entry: NewUnsent): Promise<boolean> => {
    try {
      const { add } = await loadQueue();
      await add(entry, userId);
      void begun().catch(() => {});
      return true;
    } catch {
      return false;
    }
  };
}

export const preloadQueue = (): Promise<void> =>
  loadQueue().then(
    () => {},
    () => {},
  );

/** Forgets the kept text of a log, because the server has a newer one from this page. */
export async function forgetUnsentLog(activityId: number): Promise<void> {
  const isKept = unsentShown().items.some(
    ({ kind, activity_id }) => kind === 'log' && activity_id === activityId,
  );
  if (isKept) await (await loadQueue()).replaceShown(activityId, 'log');
}

/** A refused item of the signed-in user, to be corrected; undefined while it is read, null without one. */
export function useRefused(id: string | null): Unsent | null | undefined {
  const userId = useCurrentUser()?.id ?? 0;
  const [found, setFound] = useState<Unsent | null | undefined>(id ? undefined : null);
  useEffect(() => {
    if (!id) return;
    loadQueue()
      .then(({ read }) => read(id, userId))
      .then(
        (item) => setFound(item?.state === 'refused' ? item : null),
        () => setFound(null),
      );
  }, [id, userId]);
  return found;
}

/** Removes a refused item in whose place the server, or the device, has a corrected one. */
export const removeCorrected = async (id: string): Promise<void> => (await loadQueue()).discard(id);

/** A random UUID of version 4. */
export const newEventId = (): string =>
  randomHex().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
