import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { type DroppedActivities, useGetDroppedActivitiesQuery } from '@/client/api/api';
import type { OpenRange } from '@/shared/attendance/placement';

export interface Dropped {
  /** The days whose consequences are shown; null while they are incomplete. */
  days: OpenRange | null;
  /** Undefined until they are known. */
  activities: DroppedActivities | undefined;
  isWaiting: boolean;
  isError: boolean;
  show: (days: OpenRange | null) => void;
  refetch: () => Promise<unknown>;
  /** Reads them again; undefined if that fails. */
  recount: () => Promise<{ before: number; after: number } | undefined>;
}

const isSame = (one: OpenRange | null, other: OpenRange | null) =>
  one?.startDate === other?.startDate && one?.endDate === other?.endDate;

/** The activities that a placement loses if it does not have these days any longer. */
export function useDroppedActivities(id: number, opened: OpenRange | null): Dropped {
  const [days, setDays] = useState(opened);
  const show = useCallback(
    (next: OpenRange | null) => setDays((shown) => (isSame(shown, next) ? shown : next)),
    [],
  );
  const query = useGetDroppedActivitiesQuery(
    days ? { id, dateFrom: days.startDate, dateTo: days.endDate ?? undefined } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const activities = days ? query.currentData?.data : undefined;
  const refetch = async () => (days ? query.refetch() : undefined);
  return {
    days,
    activities,
    isWaiting: days !== null && (query.isFetching || !activities),
    isError: days !== null && query.isError && !query.isFetching,
    show,
    refetch,
    recount: async () => {
      const after = (await refetch())?.data?.data.deleted;
      return after === undefined ? undefined : { before: activities?.deleted ?? 0, after };
    },
  };
}
