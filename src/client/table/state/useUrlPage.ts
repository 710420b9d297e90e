import { useCallback, useEffect } from 'react';
import { useUrl } from './useUrl';

interface Shown {
  /** The page that the URL names. */
  page: number;
  pageCount: number;
  /** Whether the number of pages is that of the last answer. */
  isSettled: boolean;
}

/** Changes the page in the URL, and leaves a page beyond the end, such as after its last row is gone. */
export function useUrlPage({ page, pageCount, isSettled }: Shown) {
  const { write } = useUrl();
  const showPage = useCallback(
    (next: number) =>
      write((changed) => {
        if (next === 1) changed.delete('page');
        else changed.set('page', String(next));
        return changed;
      }),
    [write],
  );

  const isBeyond = isSettled && page > pageCount;
  useEffect(() => {
    if (isBeyond) showPage(pageCount);
  }, [isBeyond, pageCount, showPage]);

  return { showPage, isBeyond };
}
