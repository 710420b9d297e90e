import { useState } from 'react';
import { useListInternshipPeriodsQuery } from '@/client/api/api';

/** All periods and the selected one, which defaults to the first active period (spec §4). */
export function useDashboardPeriod() {
  const { data, isError, refetch } = useListInternshipPeriodsQuery({ sort: '-start_date' });
  const [chosenId, choose] = useState<number | null>(null);

  const periods = data?.data ?? [];
  const period =
    periods.find(({ id }) => id === chosenId) ?? periods.find(({ is_active }) => is_active);

  return { periods, period, choose, isLoaded: Boolean(data), isError, refetch };
}
