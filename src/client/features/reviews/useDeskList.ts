import { useCallback, useEffect, useState } from 'react';
import {
  ANSWER_WAIT_MS,
  type Review,
  useGetReviewCountsQuery,
  useListReviewsQuery,
} from '@/client/api/api';
import { type DeskFilters, type DeskQuery, listRequestOf, PAGE_SIZE } from './deskQuery';
import type { ChangeDesk } from './useDeskQuery';

/** Older answers are read again: reviewers work beside others. */
const FRESH_SECONDS = 5;
const FRESH = { refetchOnMountOrArgChange: FRESH_SECONDS };

const NO_ROWS: readonly Review[] = [];

type Settings = { query: DeskQuery; filters: DeskFilters; change: ChangeDesk };

/** The rows and counts of the view from the server. */
export function useDeskList({ query, filters, change }: Settings) {
  const { currentData, isError, isFetching, isLoading, refetch } = useListReviewsQuery(
    listRequestOf(query),
    FRESH,
  );
  const counted = useGetReviewCountsQuery(filters, FRESH);
  // Not `data`, which still has the view before: its rows would be decided on by mistake.
  const loaded = currentData?.data ?? NO_ROWS;
  const pageCount = Math.max(1, Math.ceil((currentData?.meta?.total ?? 0) / PAGE_SIZE));

  /** All rows seen, to name decided activities beyond the page. */
  const [seen] = useState(() => new Map<number, Review>());
  for (const row of loaded) seen.set(row.id, row);

  /** Reads the list again; resolves to its success. */
  const reread = useCallback(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const reading = refetch();
      timer = setTimeout(() => reading.abort(), ANSWER_WAIT_MS);
      return !(await reading).isError;
    } catch {
      // The page has been left.
      return false;
    } finally {
      clearTimeout(timer);
    }
  }, [refetch]);

  // A page beyond the end, after the last of its rows has been decided on.
  const isBeyond = currentData !== undefined && !isFetching && query.page > pageCount;
  useEffect(() => {
    if (isBeyond) change({ page: pageCount });
  }, [isBeyond, change, pageCount]);

  return {
    loaded,
    counts: counted.data?.data,
    pageCount,
    seen,
    isLoaded: currentData !== undefined,
    isLoading,
    isFetching,
    isError,
    reread,
  };
}
