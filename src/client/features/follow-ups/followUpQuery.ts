import type { FollowUpKind, GetFollowUpArg } from '@/client/api/api';
import { LIST_PAGE_ROWS, pageOf } from '@/client/table/state/urlPage';

/** The server refuses a kind that does not exist. */
export const followUpRequestOf = (kind: string, url: URLSearchParams): GetFollowUpArg => ({
  kind: kind as FollowUpKind,
  page: pageOf(url),
  perPage: LIST_PAGE_ROWS,
});
