import { api } from '@/client/api/api';
import { NEWS_LISTS } from '@/client/api/tags/office';
import type { NewsStore } from './newsStore';

const listsIn = ({ getState }: NewsStore) =>
  api.util
    .selectInvalidatedBy(getState(), [NEWS_LISTS])
    .filter(({ endpointName }) => endpointName === 'listNotifications')
    .map(({ originalArgs }) => originalArgs);

/** The unread news up to the newest one, in any list that is in memory. */
export function unreadUpTo(newestId: number, store: NewsStore): number[] {
  const state = store.getState();
  const news = listsIn(store).flatMap(
    (arg) => api.endpoints.listNotifications.select(arg)(state).data?.data ?? [],
  );
  return news.filter(({ id, is_read }) => id <= newestId && !is_read).map(({ id }) => id);
}

/** Shows news as read or unread, and the number of unread ones, before the server has answered. */
export function showRead(
  ids: readonly number[],
  isRead: boolean,
  unread: number | undefined,
  store: NewsStore,
): void {
  const { dispatch } = store;
  for (const arg of listsIn(store)) {
    dispatch(
      api.util.updateQueryData('listNotifications', arg, ({ data }) => {
        for (const news of data) if (ids.includes(news.id)) news.is_read = isRead;
      }),
    );
  }
  if (unread === undefined) return;
  dispatch(
    api.util.updateQueryData('getNotificationCount', undefined, ({ data }) => {
      data.unread = Math.max(0, unread);
    }),
  );
}
