import type { Internship, ListedActivity } from '@/client/api/api';
import { lazyComponent } from '@/client/ui/lazyComponent';

/** After the first paint: most presses are in time. */
const lateNote = lazyComponent(() => import('./LateNote'), 'LateNote');

/** The activity with the first press, by which a day is late. */
const firstAttended = (activities: readonly ListedActivity[]) =>
  activities
    .filter(({ attendance_time }) => attendance_time !== null)
    .toSorted(
      (one, other) =>
        Date.parse(one.attendance_time ?? '') - Date.parse(other.attendance_time ?? ''),
    )[0];

type Props = {
  internship: Internship;
  activity: ListedActivity;
  /** All of the day. */
  activities: readonly ListedActivity[];
};

/** The note about a late day, below the activity that was attended first. */
export function TodaysLateNote({ internship, activity, activities }: Props) {
  const isFirst = firstAttended(activities)?.id === activity.id;
  if (!isFirst || internship.closed_by) return null;
  return <lateNote.Component internshipId={internship.id} date={activity.date} />;
}
