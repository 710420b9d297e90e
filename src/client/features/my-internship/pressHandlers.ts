import type { InternshipPeriod, ListedActivity } from '@/client/api/api';
import type { useAttendance } from './useAttendance';

/** The presses that an activity of a period offers: none once it is closed, and a check-out only where it requires one. */
export const pressHandlers = (
  { closed_at, requires_check_out }: Pick<InternshipPeriod, 'closed_at' | 'requires_check_out'>,
  { choose }: Pick<ReturnType<typeof useAttendance>, 'choose'>,
  activity: ListedActivity,
): { onAttend?: () => void; onCheckOut?: () => void } =>
  closed_at
    ? {}
    : {
        onAttend: () => choose(activity),
        onCheckOut: requires_check_out ? () => choose(activity, 'out') : undefined,
      };
