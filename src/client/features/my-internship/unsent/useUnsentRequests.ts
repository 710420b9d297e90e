import { useUnsentOf } from '@/client/queue/unsent';
import type { UnsentOf } from '@/client/queue/unsentItem';

type UnsentRequest = UnsentOf<'request'>;

/** The requests about a placement that only this device has. */
export const useUnsentRequests = (internshipId: number | undefined): readonly UnsentRequest[] =>
  useUnsentOf('request').filter(({ payload }) => payload.internship_id === internshipId);

interface About {
  date: string;
  activity_id?: number;
}

/** Whether a request is about a day, or about an activity on it. */
export function isAbout({ payload, date }: UnsentRequest, day: About): boolean {
  const { activity_id, start_date, end_date } = payload;
  if (activity_id) return activity_id === day.activity_id || date === day.date;
  return Boolean(start_date && end_date && start_date <= day.date && day.date <= end_date);
}

/** A refused one does not stand in the way of another. */
export const isWaitingAbout = (item: UnsentRequest, day: About): boolean =>
  item.state === 'waiting' && isAbout(item, day);
