import { useListInternshipPeriodsQuery } from '@/client/api/api';

/** The chosen period, or the latest closed one, in which certificates can be issued. */
export function useCertificatePeriod(chosen: number | undefined) {
  const { data, isError, refetch } = useListInternshipPeriodsQuery({ sort: '-start_date' });
  const periods = data?.data;
  const period =
    chosen === undefined
      ? (periods?.find(({ closed_at }) => closed_at !== null) ?? periods?.[0])
      : periods?.find(({ id }) => id === chosen);
  return { period, isEmpty: periods?.length === 0, isError: isError && !data, refetch };
}
