import { useEffect } from 'react';
import { watchNotifications } from '@/client/api/watchNotifications';
import { useNewsStore } from '@/client/records/inbox/newsStore';
import { newsRefresher } from './newsRefresher';

/** Follows the news while the tab is visible, over one stream. */
export function useLiveInbox(): void {
  const store = useNewsStore();
  useEffect(() => {
    const { refresh, poll } = newsRefresher(store);
    let watching: AbortController | null = null;

    const stop = () => {
      watching?.abort();
      watching = null;
    };
    const follow = () => {
      stop();
      if (document.visibilityState !== 'visible') return;
      watching = new AbortController();
      const listener = { onChange: () => void refresh(), onPoll: () => void poll() };
      void watchNotifications(store, listener, watching.signal);
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') void refresh();
      follow();
    };

    follow();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      stop();
    };
  }, [store]);
}
