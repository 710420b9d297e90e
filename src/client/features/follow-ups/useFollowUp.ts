import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router';
import { useGetFollowUpQuery } from '@/client/api/api';
import { useUrl } from '@/client/table/state/useUrl';
import { followUpRequestOf, pageCountOf } from './followUpQuery';

/** The kind at the URL and the page of its matters that the URL names. */
export function useFollowUp() {
  const { kind = '' } = useParams();
  const { url, write } = useUrl();
  const request = followUpRequestOf(kind, url);
  const { page = 1 } = request;
  const { data, currentData, error, isFetching, refetch } = useGetFollowUpQuery(request);

  const showPage = useCallback(
    (next: number) =>
      write((changed) => {
        if (next === 1) changed.delete('page');
        else changed.set('page', String(next));
        return changed;
      }),
    [write],
  );

  // `data` would be of another kind after a change of the URL; of the same one, it is an earlier page.
  const shown = currentData ?? (data?.data.kind === kind ? data : undefined);
  const pageCount = pageCountOf(shown?.meta.total ?? 0);
  // A page beyond the end, after the last of its matters has been settled.
  const isBeyond = currentData !== undefined && !isFetching && page > pageCount;
  useEffect(() => {
    if (isBeyond) showPage(pageCount);
  }, [isBeyond, pageCount, showPage]);

  return {
    kind: request.kind,
    followUp: shown?.data,
    total: shown?.meta.total ?? 0,
    page,
    pageCount,
    showPage,
    isFetching: isFetching || isBeyond,
    error: currentData ? undefined : error,
    refetch,
  };
}
