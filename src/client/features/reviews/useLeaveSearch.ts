import { useEffect, useState } from 'react';
import type { useDesk } from './useDesk';

const isInSearch = () => document.activeElement?.getAttribute('role') === 'searchbox';

/** Goes from the search to the rows, once they are those of the search: to the first hit, or back after Escape. */
export function useLeaveSearch({
  query,
  list,
  rows,
  current,
  dispatch,
}: ReturnType<typeof useDesk>) {
  // In the state: the search box has to be drawn with its new text before it loses the focus.
  const [search, setSearch] = useState<string | null>(null);
  const isThere = search === query.search && list.isLoaded && !list.isFetching;
  const next = search ? rows[0] : current;

  useEffect(() => {
    if (!isThere) return;
    setSearch(null);
    if (next && isInSearch()) dispatch({ type: 'goTo', id: next.id });
  }, [isThere, next, dispatch]);

  return setSearch;
}
