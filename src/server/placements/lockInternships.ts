import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { ClosedBy } from '@/shared/resources/internships/closedBy';
import { closedBy } from './closedBy';
import { internshipsVisibleTo } from './internshipAccess';

/**
 * Locks the placements of these records that the user may see, so that none gets a grade or another reviewer meanwhile,
 * and their periods, which closing locks, in the order of the IDs of the placements. To be called before the records
 * themselves are locked; other code that locks records takes no stronger locks on placements, so no deadlock arises.
 * @returns why each placement is closed; null for an open one.
 */
export async function lockInternshipsOf(
  trx: Database,
  user: SessionUser,
  table: 'activities' | 'attendance_requests' | 'guidance_sessions',
  ids: readonly number[],
): Promise<Map<number, ClosedBy | null>> {
  const internships = await trx
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select(['internships.id', closedBy().as('closed_by')])
    .where('internships.id', 'in', (eb) =>
      eb.selectFrom(table).select('internship_id').where('id', '=', anyOf(ids)),
    )
    .where(internshipsVisibleTo(user))
    .orderBy('internships.id')
    .forShare('internships')
    .forKeyShare('internship_periods')
    .execute();
  return new Map(internships.map(({ id, closed_by }) => [id, closed_by]));
}

/** The records by their IDs, each with why its placement is closed, as `lockInternshipsOf` has found it. */
export const withClosedBy = <Row extends { id: number; internship_id: number }>(
  records: readonly Row[],
  closedBy: ReadonlyMap<number, ClosedBy | null>,
) =>
  new Map(
    records.map((record) => [
      record.id,
      { ...record, closed_by: closedBy.get(record.internship_id) ?? null },
    ]),
  );
