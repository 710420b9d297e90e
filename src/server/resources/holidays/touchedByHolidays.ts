import type { Database } from '@/server/db/database';
import type { Touched } from '@/server/placements/changingVerdicts';
import { selectPlacementsOnDays } from './holidayQueries';

/** The verdicts that an edit of the holidays on these days may change. */
export const touchedByHolidays = (trx: Database, dates: readonly string[]): Touched => ({
  days: dates.map((date) => ({ from: date, to: date })),
  placements: () => selectPlacementsOnDays(trx, dates),
});
