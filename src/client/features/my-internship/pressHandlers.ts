import type { Internship, ListedActivity } from '@/client/api/api';
import type { useAttendance } from './useAttendance';

/** Both are missing in a closed period. */
export type PressHandlers = { onAttend?: () => void; onCheckOut?: () => void };

/** The presses that an activity of a placement offers: none once it is closed, and a check-out only where its period requires one. */
export const pressHandlers = (
  { closed_by, internship_period }: Pick<Internship, 'closed_by' | 'internship_period'>,
  { choose }: Pick<ReturnType<typeof useAttendance>, 'choose'>,
  activity: ListedActivity,
): PressHandlers =>
  closed_by
    ? {}
    : {
        onAttend: () => choose(activity),
        onCheckOut: internship_period.requires_check_out
          ? () => choose(activity, 'out')
          : undefined,
      };
