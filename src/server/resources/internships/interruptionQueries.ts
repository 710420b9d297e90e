import type { Database } from '@/server/db/database';
import type { OpenRange } from '@/shared/attendance/placement';

export async function selectInterruptions(db: Database, internshipId: number) {
  return db
    .selectFrom('internship_interruptions')
    .select(['id', 'start_date', 'end_date', 'reason', 'version'])
    .where('internship_id', '=', internshipId)
    .orderBy('start_date', 'desc')
    .execute();
}

/** Their days, of a placement that is locked. */
export async function selectPauses(trx: Database, internshipId: number): Promise<OpenRange[]> {
  return trx
    .selectFrom('internship_interruptions')
    .select(['start_date as startDate', 'end_date as endDate'])
    .where('internship_id', '=', internshipId)
    .execute();
}
