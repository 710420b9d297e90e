import { useCallback } from 'react';
import { type AttendanceRequest, useListAttendanceRequestsQuery } from '@/client/api/api';

type Days = { internshipId: number; dateFrom: string; dateTo: string };

const NONE: readonly AttendanceRequest[] = [];

/** The kinds of the undecided requests about each day of a placement. */
export function useWaitingRequests({ internshipId, dateFrom, dateTo }: Days) {
  const { currentData, data, isLoading } = useListAttendanceRequestsQuery({
    internshipId,
    dateFrom,
    dateTo,
    state: 'waiting',
  });
  // Days keep their marks until the next answer arrives.
  const requests = (currentData ?? data)?.data ?? NONE;
  const waitingOn = useCallback(
    (date: string) => {
      const onDay = requests.filter((one) => one.start_date <= date && date <= one.end_date);
      return [...new Set(onDay.map(({ kind }) => kind))];
    },
    [requests],
  );
  return { waitingOn, isLoading };
}
