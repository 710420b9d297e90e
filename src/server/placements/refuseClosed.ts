import { PERIOD_CLOSED } from '@/server/db/records/internshipPeriods';
import { conflict } from '@/server/http/errors';

type OfPeriod = { is_closed: boolean } | { closed_at: Date | null };

/** Throws 409 for a record of a closed period, before other checks; the database refuses the change, too. */
export function refuseClosed(record: OfPeriod): void {
  const isClosed = 'is_closed' in record ? record.is_closed : record.closed_at !== null;
  if (isClosed) throw conflict(PERIOD_CLOSED);
}
