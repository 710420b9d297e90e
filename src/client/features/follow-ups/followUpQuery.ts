import type { FollowUpKind, GetFollowUpArg } from '@/client/api/api';

const PER_PAGE = 25;

const pageOf = (url: URLSearchParams): number =>
  /^[1-9]\d{0,5}$/.test(url.get('page') ?? '') ? Number(url.get('page')) : 1;

/** The server refuses a kind that does not exist. */
export const followUpRequestOf = (kind: string, url: URLSearchParams): GetFollowUpArg => ({
  kind: kind as FollowUpKind,
  page: pageOf(url),
  perPage: PER_PAGE,
});

export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE));
