import { useState } from 'react';
import { useListInternshipPeriodsQuery } from '@/client/api/api';
import { firstPeriod, PERIODS_REQUEST } from './firstPeriod';

/** All periods and the selected one. */
export function useDashboardPeriod() {
  const { data, isError, refetch } = useListInternshipPeriodsQuery(PERIODS_REQUEST);
  const [chosenId, choose] = useState<number | null>(null);

  const periods = data?.data ?? [];
  const period = periods.find(({ id }) => id === chosenId) ?? firstPeriod(periods);

  return { periods, period, choose, isLoaded: Boolean(data), isError, refetch };
}
