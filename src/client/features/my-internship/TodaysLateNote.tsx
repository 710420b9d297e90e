import type { Internship, ListedActivity } from '@/client/api/api';
import { lazyComponent } from '@/client/ui/lazyComponent';

/** After the first paint: most presses are in time. */
const lateNote = lazyComponent(() => import('./LateNote'), 'LateNote');

type Props = { internship: Internship; activities: readonly ListedActivity[] };

/** The note below the activities of one day, once one of them is attended. */
export function TodaysLateNote({ internship, activities }: Props) {
  const attended = activities.find(({ attendance_time }) => attendance_time !== null);
  if (!attended || internship.internship_period.closed_at) return null;
  return <lateNote.Component internshipId={internship.id} date={attended.date} />;
}
