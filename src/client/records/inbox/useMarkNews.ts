import { useCallback } from 'react';
import {
  type Notification,
  useUpdateNotificationMutation,
  useUpdateNotificationsMutation,
} from '@/client/api/api';
import { isNotFound } from '@/client/api/serverErrors';
import { announce } from '@/client/ui/announcements';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { unreadIn, useNewsStore } from './newsStore';
import { showRead, unreadUpTo } from './showRead';

const FAILED = { title: 'Gagal menyimpan', description: 'Silakan coba lagi nanti.' };

/** Marks news as read or unread. It shows at once, and is taken back if the server refuses. */
export function useMarkNews() {
  const store = useNewsStore();
  const [update] = useUpdateNotificationMutation();
  const [updateAll, { isLoading }] = useUpdateNotificationsMutation();

  const mark = useCallback(
    async ({ id, is_read }: Notification, isRead: boolean): Promise<void> => {
      if (is_read === isRead) return;
      const unread = unreadIn(store);
      showRead([id], isRead, unread === undefined ? unread : unread + (isRead ? -1 : 1), store);
      try {
        await update({ id, notificationInput: { is_read: isRead } }).unwrap();
      } catch (error) {
        if (isNotFound(error)) return;
        showRead([id], !isRead, unread, store);
        throw error;
      }
    },
    [store, update],
  );

  /** For news that are opened: that they stay unread is no reason to interrupt. */
  const markOpened = useCallback(
    (news: Notification) => void mark(news, true).catch(() => {}),
    [mark],
  );

  const toggle = async (news: Notification) => {
    try {
      await mark(news, !news.is_read);
      announce(news.is_read ? 'Ditandai belum dibaca' : 'Ditandai dibaca');
    } catch (error) {
      notifyFailure(error, FAILED);
    }
  };

  const markAll = async (newestId: number) => {
    if (isLoading) return;
    const unread = unreadIn(store);
    const ids = unreadUpTo(newestId, store);
    showRead(ids, true, unread === undefined ? unread : 0, store);
    try {
      await updateAll({ notificationsInput: { newest_id: newestId } }).unwrap();
      announce('Semua kabar ditandai dibaca');
    } catch (error) {
      showRead(ids, false, unread, store);
      notifyFailure(error, FAILED);
    }
  };

  return { markOpened, toggle, markAll };
}
