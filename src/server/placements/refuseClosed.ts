import { PERIOD_CLOSED } from '@/server/db/records/internshipPeriods';
import { PLACEMENT_FINISHED } from '@/server/db/records/internships';
import { conflict } from '@/server/http/errors';
import type { Labels } from '@/shared/constants/labels';
import type { ClosedBy } from '@/shared/resources/internships/closedBy';

export const CLOSED_MESSAGES = {
  placement: PLACEMENT_FINISHED,
  period: PERIOD_CLOSED,
} as const satisfies Labels<ClosedBy>;

/** Throws 409 for a record of a closed placement, before other checks; the database refuses the change, too. */
export function refuseClosed({ closed_by }: { closed_by: ClosedBy | null }): void {
  if (closed_by !== null) throw conflict(CLOSED_MESSAGES[closed_by]);
}
