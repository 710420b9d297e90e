import type { Database } from '@/server/db/database';
import { foundOr404 } from '@/server/http/errors';
import { closedBy } from '@/server/placements/closedBy';
import { refuseClosed } from '@/server/placements/refuseClosed';
import { lockPlacements } from '@/server/placements/scheduleFacts';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import { datesInForce } from '@/shared/attendance/placement';

/**
 * The placement with its days. The lock makes ends, interruptions, presses and requests follow each other; it comes
 * before weaker ones, because two requests that raise theirs would wait for each other.
 */
export async function lockPlacedDays(trx: Database, id: number, version?: number) {
  await lockPlacements(trx, [id]);
  await refuseStale(trx, 'internships', id, version);
  const stored = foundOr404(
    await trx
      .selectFrom('internships')
      .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
      .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
      .selectAll('internships')
      .select([
        'mentors.company_id',
        'internship_periods.start_date as period_start',
        'internship_periods.end_date as period_end',
        closedBy().as('closed_by'),
      ])
      .where('internships.id', '=', id)
      .executeTakeFirst(),
  );
  refuseClosed(stored);
  const period = { startDate: stored.period_start, endDate: stored.period_end };
  const own = { startDate: stored.start_date, endDate: stored.end_date };
  return { ...stored, period, days: datesInForce(period, own) };
}

export type PlacedDays = Awaited<ReturnType<typeof lockPlacedDays>>;
