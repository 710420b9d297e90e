import { api, NEWS_TAGS } from '@/client/api/api';
import { type NewsStore, unreadIn } from '@/client/records/inbox/newsStore';
import { notify } from '@/client/ui/toasts/notify';
import { formatNumber } from '@/shared/formatNumber';

const BETWEEN_TOASTS_MS = 60_000;

/**
 * Reads again what depends on news, and says how many have arrived. Changes during a read share the next one, and
 * toasts are rare, so that the work of many others does not interrupt a person.
 */
export function newsRefresher(store: NewsStore): () => Promise<void> {
  const { dispatch } = store;
  const { initiate } = api.endpoints.getNotificationCount;
  let isReading = false;
  let isDue = false;
  let toldAt = Number.NEGATIVE_INFINITY;

  const read = async () => {
    const before = unreadIn(store);
    dispatch(api.util.invalidateTags(NEWS_TAGS));
    const { data } = await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
    const arrived = data && before !== undefined ? data.data.unread - before : 0;
    if (arrived <= 0 || Date.now() - toldAt < BETWEEN_TOASTS_MS) return;
    toldAt = Date.now();
    notify.info(`Ada ${formatNumber(arrived)} kabar baru`);
  };

  return async () => {
    isDue = true;
    if (isReading) return;
    isReading = true;
    while (isDue) {
      isDue = false;
      await read();
    }
    isReading = false;
  };
}
