import type { ReactNode } from 'react';
import type { ActivityDetail } from '@/client/api/api';
import { LockedContext } from '@/client/records/LockedContext';
import { REVIEWERS } from '@/shared/constants/reviews';

type Props = { activity: ActivityDetail | undefined; children: ReactNode };

/** The context line of an activity, which says so when two validations keep it as it is. */
export function FrozenContext({ activity, children }: Props) {
  const isFrozen =
    // A closed period says enough.
    activity &&
    !activity.period_closed_at &&
    REVIEWERS.every((reviewer) => activity[`validated_at_by_${reviewer}`]);
  return (
    <LockedContext why={isFrozen ? 'Divalidasi mentor dan dosen, tidak dapat diubah' : null}>
      {children}
    </LockedContext>
  );
}
