import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { lockInternshipsOf, withClosedBy } from '@/server/placements/lockInternships';

/** Locks the sessions that the user may see, after their placements, and returns them by ID. */
export async function lockSessions(trx: Database, user: SessionUser, ids: readonly number[]) {
  const closedBy = await lockInternshipsOf(trx, user, 'guidance_sessions', ids);
  const sessions = await trx
    .selectFrom('guidance_sessions')
    .innerJoin('internships', 'internships.id', 'guidance_sessions.internship_id')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select(['guidance_sessions.id', 'internship_id', 'state', 'guidance_sessions.version'])
    .select(['internship_periods.start_date', 'internship_periods.end_date'])
    .where('guidance_sessions.id', '=', anyOf(ids))
    .where('internship_id', '=', anyOf(closedBy.keys()))
    .orderBy('guidance_sessions.id')
    .forUpdate('guidance_sessions')
    .execute();
  return withClosedBy(sessions, closedBy);
}
