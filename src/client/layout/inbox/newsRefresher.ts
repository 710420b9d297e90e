import { api } from '@/client/api/api';
import { NEWS_TAGS } from '@/client/api/tags/office';
import { type NewsStore, unreadIn } from '@/client/records/inbox/newsStore';
import { notify } from '@/client/ui/toasts/notify';
import { formatNumber } from '@/shared/formatNumber';

const BETWEEN_TOASTS_MS = 60_000;

export interface NewsRefresher {
  refresh(): Promise<void>;
  /** Reads the number alone, and the rest if it has changed. */
  poll(): Promise<void>;
}

/**
 * Reads again what depends on news, and says how many have arrived. Changes during a read share the next one, and
 * toasts are rare, so that the work of many others does not interrupt a person.
 */
export function newsRefresher(store: NewsStore): NewsRefresher {
  const { dispatch } = store;
  const { initiate } = api.endpoints.getNotificationCount;
  let isReading = false;
  let isDue = false;
  let toldAt = Number.NEGATIVE_INFINITY;

  const readNumber = () => dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));

  const tell = (before: number | undefined, data: { data: { unread: number } } | undefined) => {
    const arrived = data && before !== undefined ? data.data.unread - before : 0;
    if (arrived <= 0 || Date.now() - toldAt < BETWEEN_TOASTS_MS) return;
    toldAt = Date.now();
    notify.info(`Ada ${formatNumber(arrived)} kabar baru`);
  };

  const read = async () => {
    const before = unreadIn(store);
    dispatch(api.util.invalidateTags(NEWS_TAGS));
    tell(before, (await readNumber()).data);
  };

  return {
    async refresh() {
      isDue = true;
      if (isReading) return;
      isReading = true;
      while (isDue) {
        isDue = false;
        await read();
      }
      isReading = false;
    },
    async poll() {
      if (isReading) return;
      const before = unreadIn(store);
      const { data } = await readNumber();
      if (!data || data.data.unread === before) return;
      dispatch(api.util.invalidateTags(NEWS_TAGS));
      tell(before, data);
    },
  };
}
