import type { WorkPattern } from './workPattern';

/** An activity that is there before the schedule is made. */
export interface ExistingActivity {
  id: number;
  /** 'YYYY-MM-DD' */
  date: string;
  startTime: string;
  endTime: string;
  name: string;
  placeId?: number | null;
  /** Made from a pattern, not by hand. */
  isGenerated: boolean;
  /** It has a press, a log, a photo, a decision or a request. */
  isTouched: boolean;
  /** It has a press. */
  isAttended: boolean;
}

export interface Comparison {
  outcome: 'add' | 'keep' | 'change' | 'skip';
  reason?: 'exists' | 'attended';
  /** The activity that stays or changes. */
  activityId?: number;
}

/** The comparison of the activities of one day with the one that the pattern makes. */
export function compareExisting(
  existing: readonly ExistingActivity[],
  pattern: WorkPattern,
  today: string,
): Comparison {
  if (existing.length === 0) return { outcome: 'add' };

  const same = existing.find((activity) => isSame(activity, pattern));
  if (same) return { outcome: 'keep', activityId: same.id };

  if (existing.some(({ isAttended }) => isAttended)) return { outcome: 'skip', reason: 'attended' };

  const replaceable = existing.find(
    ({ date, isGenerated, isTouched }) => isGenerated && !isTouched && date >= today,
  );
  if (replaceable) return { outcome: 'change', activityId: replaceable.id };

  return { outcome: 'skip', reason: 'exists' };
}

const isSame = (activity: ExistingActivity, pattern: WorkPattern) =>
  activity.startTime === pattern.startTime &&
  activity.endTime === pattern.endTime &&
  activity.name === pattern.name &&
  (activity.placeId ?? null) === (pattern.placeId ?? null);
