import { useMemo } from 'react';
import { useGetPlacementChangeCheckQuery } from '@/client/api/api';
import type { Changes } from './changeValues';

/** The server's findings about each placement; those of earlier choices stay until the next ones are there. */
export function useChangeCheck(ids: readonly number[], changes: Changes | undefined) {
  const placementChangesCheckInput = useMemo(
    () => ({ internship_ids: [...ids], ...changes }),
    [ids, changes],
  );
  const check = useGetPlacementChangeCheckQuery(
    { placementChangesCheckInput },
    { skip: !changes, refetchOnMountOrArgChange: true },
  );
  const found = changes ? check.data?.data : undefined;
  return {
    found,
    accepted: found?.filter(({ is_same, errors }) => !is_same && errors.length === 0) ?? [],
    isChecked: check.currentData !== undefined && !check.isFetching,
    isChecking: check.isFetching,
    isError: check.isError && !check.isFetching,
    recheck: check.refetch,
  };
}
