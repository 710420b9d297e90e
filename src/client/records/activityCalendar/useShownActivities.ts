import { endOfMonth } from 'date-fns/endOfMonth';
import { startOfMonth } from 'date-fns/startOfMonth';
import { useMemo } from 'react';
import { type ListedActivity, useListInternshipActivitiesQuery } from '@/client/api/api';
import { toDate, toIsoDate } from '@/client/ui/isoDate';
import { useWaitingRequests } from '../requests/useWaitingRequests';
import { type Mark, markOf } from './activityMark';

type Shown = {
  internshipId: number;
  first: Date;
  last: Date;
  /** The chosen day, which may be outside of the shown days. */
  day: string;
  openDays: readonly string[];
};

const NONE: readonly ListedActivity[] = [];
const SORT = 'date,start_time';

// Whole months, so that most weeks and days need no request of their own.
const monthsOf = (first: Date, last: Date) => ({
  dateFrom: toIsoDate(startOfMonth(first)),
  dateTo: toIsoDate(endOfMonth(last)),
});

/** The marks of the shown days with the requests that wait, and the activities of the chosen day. */
export function useShownActivities({ internshipId, first, last, day, openDays }: Shown) {
  const range = monthsOf(first, last);
  const isDayShown = range.dateFrom <= day && day <= range.dateTo;
  const shown = useListInternshipActivitiesQuery({ id: internshipId, ...range, sort: SORT });
  const own = useListInternshipActivitiesQuery(
    { id: internshipId, ...monthsOf(toDate(day), toDate(day)), sort: SORT },
    { skip: isDayShown },
  );

  // Days keep their marks until the next answer arrives.
  const activities = (shown.currentData ?? shown.data)?.data ?? NONE;
  const openText = openDays.join(' ');
  const marks = useMemo(() => {
    const days = new Map<string, Mark[]>();
    for (const activity of activities) {
      const mark = markOf(activity, openText.split(' '));
      days.set(activity.date, [...(days.get(activity.date) ?? []), mark]);
    }
    return days;
  }, [activities, openText]);

  // The range of the requests reaches to the chosen day.
  const { waitingOn } = useWaitingRequests({
    internshipId,
    dateFrom: day < range.dateFrom ? day : range.dateFrom,
    dateTo: day > range.dateTo ? day : range.dateTo,
  });

  const { currentData } = isDayShown ? shown : own;
  const ofDay = currentData?.data.filter(({ date }) => date === day);

  const failed = [shown, own].filter((query) => query.isError && !query.currentData);
  return {
    marks,
    ofDay,
    waitingOn,
    isFetching: shown.isFetching || own.isFetching,
    isError: failed.length > 0,
    refetch: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
