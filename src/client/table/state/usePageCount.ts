import { useEffect } from 'react';
import type { TableResult } from './tableResult';
import type { Table } from './useTable';

/** The number of pages. After a deletion, or in an old link, a page beyond the last one becomes the last. */
export function usePageCount(
  { state, change }: Pick<Table, 'state' | 'change'>,
  { data, isFetching }: TableResult<unknown>,
) {
  const count = Math.max(1, Math.ceil((data?.meta.total ?? 0) / state.perPage));
  const isBeyond = data !== undefined && !isFetching && state.page > count;
  useEffect(() => {
    if (isBeyond) change({ page: count });
  }, [isBeyond, count, change]);
  return count;
}
