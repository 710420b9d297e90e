import { useState } from 'react';
import { useListNotificationsQuery } from '@/client/api/api';
import { pageCountOf } from '@/client/table/state/urlPage';
import { useUrl } from '@/client/table/state/useUrl';
import { useUrlPage } from '@/client/table/state/useUrlPage';
import { inboxRequestOf, isUnreadOnly } from './inboxQuery';

/** Younger news are not asked for again when the page opens. */
const FRESH_SECONDS = 30;

/** The page of the inbox that the URL names. */
export function useInbox() {
  const { url, write } = useUrl();
  const request = inboxRequestOf(url);
  const { page = 1 } = request;
  const { data, currentData, error, isFetching, refetch } = useListNotificationsQuery(request, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });

  const showUnreadOnly = (isOn: boolean) =>
    write((changed) => {
      changed.delete('page');
      if (isOn) changed.set('is_read', 'false');
      else changed.delete('is_read');
      return changed;
    });

  // The newest one may be on a page that was shown before.
  const [newestId, setNewestId] = useState(0);
  const firstId = currentData?.data[0]?.id ?? 0;
  if (firstId > newestId) setNewestId(firstId);

  const pageCount = pageCountOf((currentData ?? data)?.meta.total ?? 0);
  const isSettled = currentData !== undefined && !isFetching;
  const { showPage, isBeyond } = useUrlPage({ page, pageCount, isSettled });

  return {
    news: (currentData ?? data)?.data,
    newestId,
    isUnreadOnly: isUnreadOnly(url),
    showUnreadOnly,
    page,
    pageCount,
    showPage,
    isFetching: isFetching || isBeyond,
    error: currentData ? undefined : error,
    refetch,
  };
}
