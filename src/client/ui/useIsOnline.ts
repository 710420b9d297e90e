import { useSyncExternalStore } from 'react';
import { onShownAnswers, shownSince } from '@/client/offline/shownAnswers';

const isOnline = () => navigator.onLine && shownSince() === null;

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  const unsubscribe = onShownAnswers(onChange);
  return () => {
    unsubscribe();
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Whether the device has a network, and no answer of an earlier time is shown because the server is out of reach. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
