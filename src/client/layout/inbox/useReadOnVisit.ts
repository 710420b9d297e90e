import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import {
  type Notification,
  useGetNotificationCountQuery,
  useListNotificationsQuery,
} from '@/client/api/api';
import { useMarkNews } from '@/client/records/inbox/useMarkNews';
import { FOR_PARAM } from '@/shared/constants/mailLinks';

const UNREAD = { isRead: false, page: 1, perPage: 50 };
const NONE: Notification[] = [];

/**
 * Whether the page at a location is the one that a link names; the query counts if the link has one, apart from the
 * person for whom a mail has it.
 */
const isAt = (link: string, { pathname, search }: Location) => {
  const target = new URL(link, window.location.origin);
  if (target.pathname !== pathname) return false;
  const query = new URLSearchParams(search);
  query.delete(FOR_PARAM);
  return target.search === '' || target.searchParams.toString() === query.toString();
};

/**
 * Marks news as read when their page is opened, however the user got there. News that arrive while the page is open
 * stay unread, because it may not show them yet.
 */
export function useReadOnVisit(): void {
  const location = useLocation();
  const unread = useGetNotificationCountQuery().data?.data.unread;
  const { currentData } = useListNotificationsQuery(UNREAD, { skip: !unread });
  const { markOpened } = useMarkNews();
  const known = unread === 0 ? NONE : currentData?.data;

  const visited = useRef<string | null>(null);
  useEffect(() => {
    if (unread === undefined || !known || visited.current === location.key) return;
    visited.current = location.key;
    for (const news of known) {
      if (!news.is_read && isAt(news.link, location)) markOpened(news);
    }
  }, [unread, known, location, markOpened]);
}
