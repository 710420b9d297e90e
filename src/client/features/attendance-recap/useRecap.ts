import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import {
  type InternshipPeriod,
  useListAttendanceRecapQuery,
  useListInternshipPeriodsQuery,
} from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import {
  daysOf,
  PER_PAGE,
  type RecapQuery,
  readQuery,
  recapArg,
  shownMonth,
  writeQuery,
} from './recapQuery';

const NO_PERIOD = { id: 0, start_date: '', end_date: '' };

/** The asked period, otherwise the active one, otherwise the latest. */
const shownPeriod = (asked: string, periods: readonly InternshipPeriod[]) =>
  periods.find(({ id }) => String(id) === asked) ??
  periods.find(({ is_active }) => is_active) ??
  periods[0];

/** The query of the page, which the URL holds, and what it finds. */
export function useRecap() {
  const today = useCampusToday();
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const periods = useListInternshipPeriodsQuery({ sort: '-start_date' });
  const period = shownPeriod(query.internship_period_id, periods.data?.data ?? []);
  const month = period ? shownMonth(query.month, period, today) : '';
  const days = period ? daysOf(month, period) : { from: '', to: '' };
  const arg = recapArg(query, period ?? NO_PERIOD, days);
  const list = useListAttendanceRecapQuery(arg, { skip: !period });

  const change = (next: Partial<RecapQuery>) =>
    // Another choice begins on its first page.
    setParams(writeQuery({ ...query, page: '', ...next }), { preventScrollReset: true });

  const { page = 1, perPage = PER_PAGE } = arg;
  const pageCount = Math.max(1, Math.ceil((list.currentData?.meta.total ?? 0) / perPage));

  // A page beyond the end, such as that of a link after placements have gone.
  const isBeyond = list.currentData !== undefined && !list.isFetching && page > pageCount;
  useEffect(() => {
    if (!isBeyond) return;
    setParams((url) => ({ ...Object.fromEntries(url), page: String(pageCount) }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [isBeyond, setParams, pageCount]);

  return { query, change, periods, period, month, days, arg, list, today };
}

export type Recap = ReturnType<typeof useRecap>;
