import type { ReactNode } from 'react';
import type { Activity, ActivityDetail } from '@/client/api/api';
import { LockedContext } from '@/client/records/LockedContext';
import { REVIEWERS, type Reviewer } from '@/shared/resources/reviews/constants';

export const FROZEN = 'Divalidasi mentor dan dosen, tidak dapat diubah';

/** Whether both reviewers have validated the activity. */
export const isFrozen = (activity: Pick<Activity, `validated_at_by_${Reviewer}`>) =>
  REVIEWERS.every((reviewer) => activity[`validated_at_by_${reviewer}`]);

type Props = { activity: ActivityDetail | undefined; children: ReactNode };

/** The context line of an activity, with a note when both validations have frozen it (docs/decisions/0036). */
export function FrozenContext({ activity, children }: Props) {
  // The note of a closed placement is enough.
  const isNoted = activity && !activity.closed_by && isFrozen(activity);
  return <LockedContext why={isNoted ? FROZEN : null}>{children}</LockedContext>;
}
