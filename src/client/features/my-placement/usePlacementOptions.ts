import { useListPlacementOptionsQuery } from '@/client/api/api';

/** The periods in which the student can ask for a place, and the one with this number. */
export function usePlacementOptions(periodId?: number) {
  // Places and waiting lists change with the requests of others.
  const { data, isError, error, refetch } = useListPlacementOptionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const periods = data?.data;
  const chosen = periods?.find(({ internship_period }) => internship_period.id === periodId);
  return { periods, chosen, isError: isError && !data, error, refetch };
}
