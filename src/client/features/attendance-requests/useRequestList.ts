import { useCallback, useEffect, useMemo } from 'react';
import {
  useGetAttendanceRequestCountsQuery,
  useListAttendanceRequestsQuery,
} from '@/client/api/api';
import { useUrl } from '@/client/table/state/useUrl';
import { listArg, PER_PAGE, type RequestQuery, readQuery, writeQuery } from './requestQuery';

export type ChangeRequests = (changes: Partial<RequestQuery>) => void;

/** The query of the page, which the URL holds, and what it finds. */
export function useRequestList() {
  const { url, read, write } = useUrl();
  const query = useMemo(() => readQuery(url), [url]);
  const arg = listArg(query);
  const list = useListAttendanceRequestsQuery(arg);
  const counts = useGetAttendanceRequestCountsQuery({
    internshipPeriodId: arg.internshipPeriodId,
  });

  /** Anything but a page starts at the first page again. */
  const change = useCallback<ChangeRequests>(
    (changes) => write((next) => writeQuery(next, { ...readQuery(read()), page: 1, ...changes })),
    [read, write],
  );

  const total = list.currentData?.meta.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / PER_PAGE));

  // A page beyond the end, after the last of its rows has been decided on.
  const isBeyond = list.currentData !== undefined && !list.isFetching && query.page > pageCount;
  useEffect(() => {
    if (isBeyond) change({ page: pageCount });
  }, [isBeyond, change, pageCount]);

  return { query, change, list, counts: counts.data?.data, total, pageCount };
}
