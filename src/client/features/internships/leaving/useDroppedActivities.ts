import { skipToken } from '@reduxjs/toolkit/query';
import { type DroppedActivities, useGetDroppedActivitiesQuery } from '@/client/api/api';
import { addDays } from '@/shared/calendarDays';
import { isCalendarDate } from '@/shared/validation/dateAndTime';

export interface Dropped {
  /** The last day whose consequences are shown. */
  lastDay: string;
  /** Undefined until they are known. */
  activities: DroppedActivities | undefined;
  isWaiting: boolean;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** The activities that a placement loses by an end on this day. */
export function useDroppedActivities(id: number, lastDay: string): Dropped {
  const isDay = isCalendarDate(lastDay);
  const query = useGetDroppedActivitiesQuery(
    isDay ? { id, dateFrom: addDays(lastDay, 1) } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const activities = isDay ? query.currentData?.data : undefined;
  return {
    lastDay,
    activities,
    isWaiting: isDay && (query.isFetching || !activities),
    isError: isDay && query.isError && !query.isFetching,
    refetch: async () => isDay && query.refetch(),
  };
}
