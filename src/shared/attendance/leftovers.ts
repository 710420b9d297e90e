import type { ExistingActivity } from './existingActivity';
import { hoursOn, type WorkPattern } from './workPattern';

/**
 * The activities of earlier schedules that the hours no longer have, and that can still go: unattended, untouched,
 * and not in the past.
 */
export const leftovers = (
  existing: readonly ExistingActivity[],
  patterns: readonly WorkPattern[],
  today: string,
): ExistingActivity[] =>
  existing.filter(
    ({ date, isGenerated, isTouched }) =>
      isGenerated && !isTouched && date >= today && !hoursOn(patterns, date),
  );
