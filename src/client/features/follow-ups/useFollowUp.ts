import { useParams } from 'react-router';
import { useGetFollowUpQuery } from '@/client/api/api';
import { pageCountOf } from '@/client/table/state/urlPage';
import { useUrl } from '@/client/table/state/useUrl';
import { useUrlPage } from '@/client/table/state/useUrlPage';
import { followUpRequestOf } from './followUpQuery';

/** The kind at the URL and the page of its matters that the URL names. */
export function useFollowUp() {
  const { kind = '' } = useParams();
  const { url } = useUrl();
  const request = followUpRequestOf(kind, url);
  const { page = 1 } = request;
  const { data, currentData, error, isFetching, refetch } = useGetFollowUpQuery(request);

  // `data` would be of another kind after a change of the URL; of the same one, it is an earlier page.
  const shown = currentData ?? (data?.data.kind === kind ? data : undefined);
  const pageCount = pageCountOf(shown?.meta.total ?? 0);
  const isSettled = currentData !== undefined && !isFetching;
  const { showPage, isBeyond } = useUrlPage({ page, pageCount, isSettled });

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
