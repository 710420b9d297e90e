import type { ReactNode } from 'react';
import type { ActivityDetail } from '@/client/api/api';
import { LockedContext } from '@/client/records/LockedContext';
import { REVIEWERS } from '@/shared/constants/reviews';

type Props = { activity: ActivityDetail | undefined; children: ReactNode };

/** The context line of an activity, with a note when both validations have frozen it (docs/decisions/0046). */
export function FrozenContext({ activity, children }: Props) {
  const isFrozen =
    // The note of a closed period is enough.
    activity &&
    !activity.period_closed_at &&
    REVIEWERS.every((reviewer) => activity[`validated_at_by_${reviewer}`]);
  return (
    <LockedContext why={isFrozen ? 'Divalidasi mentor dan dosen, tidak dapat diubah' : null}>
      {children}
    </LockedContext>
  );
}
