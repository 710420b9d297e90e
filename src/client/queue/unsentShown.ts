import { useSyncExternalStore } from 'react';
import { readStored } from '@/client/session/browserStorage';
import { createListeners } from '@/client/session/createListeners';
import type { Unsent } from './unsentItem';

// In the first files of every screen, unlike the queue itself.

interface Shown {
  /** Only this user sees the items. */
  userId: number;
  items: readonly Unsent[];
}

let shown: Shown = { userId: 0, items: [] };
const { tell, listen } = createListeners();

export const unsentShown = (): Shown => shown;

export const showUnsent = (now: Shown): void => {
  shown = now;
  tell();
};

export const onUnsentChange = listen;

const readLeft = () => readStored('unsent-left');

/** The items that the last account has left on this device, without a name; some are kept just after the session has ended. */
export const useUnsentLeft = () => useSyncExternalStore(onUnsentChange, readLeft);
