import type { ListNotificationsArg } from '@/client/api/api';

const PER_PAGE = 25;

const pageOf = (url: URLSearchParams): number =>
  /^[1-9]\d{0,5}$/.test(url.get('page') ?? '') ? Number(url.get('page')) : 1;

export const isUnreadOnly = (url: URLSearchParams): boolean => url.get('is_read') === 'false';

export const inboxRequestOf = (url: URLSearchParams): ListNotificationsArg => ({
  page: pageOf(url),
  perPage: PER_PAGE,
  isRead: isUnreadOnly(url) ? false : undefined,
});

export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE));
