import type { Database } from '@/server/db/database';
import type { Days } from '@/server/verdicts/attendanceFacts';

/** The changes of past days of a placement, the latest first; the caller has checked who may see it. */
export async function selectVerdictChanges(db: Database, internshipId: number, days: Days) {
  const changes = await db
    .selectFrom('verdict_changes')
    .leftJoin('users', 'users.id', 'verdict_changes.changed_by')
    .select([
      'verdict_changes.date',
      'verdict_changes.verdict_before as before',
      'verdict_changes.verdict_after as after',
      'verdict_changes.reason',
      'users.name as changed_by_name',
      'verdict_changes.changed_at',
    ])
    .where('verdict_changes.internship_id', '=', internshipId)
    .where('verdict_changes.date', '>=', days.from)
    .where('verdict_changes.date', '<=', days.to)
    .orderBy('verdict_changes.changed_at', 'desc')
    .orderBy('verdict_changes.id', 'desc')
    .execute();
  return (day: string) => changes.flatMap(({ date, ...change }) => (date === day ? [change] : []));
}
