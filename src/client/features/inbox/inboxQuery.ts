import type { ListNotificationsArg } from '@/client/api/api';
import { LIST_PAGE_ROWS, pageOf } from '@/client/table/state/urlPage';

export const isUnreadOnly = (url: URLSearchParams): boolean => url.get('is_read') === 'false';

export const inboxRequestOf = (url: URLSearchParams): ListNotificationsArg => ({
  page: pageOf(url),
  perPage: LIST_PAGE_ROWS,
  isRead: isUnreadOnly(url) ? false : undefined,
});
