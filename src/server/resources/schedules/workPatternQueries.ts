import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';

const workPatterns = (db: Database) =>
  db
    .selectFrom('work_patterns')
    .leftJoin('places', 'places.id', 'work_patterns.place_id')
    .select([
      'work_patterns.id',
      'work_patterns.valid_from',
      'work_patterns.weekdays',
      'work_patterns.start_time',
      'work_patterns.end_time',
      'work_patterns.break_minutes',
      'work_patterns.name',
      'work_patterns.description',
      'work_patterns.place_id',
      'places.name as place_name',
    ]);

/** The versions of the weekly hours of a placement, the latest first. */
export async function selectWorkPatterns(db: Database, internshipId: number) {
  return workPatterns(db)
    .where('work_patterns.internship_id', '=', internshipId)
    .orderBy('work_patterns.valid_from', 'desc')
    .execute();
}

/** The latest version of each of the placements that has one. */
export async function selectStoredHours(db: Database, internshipIds: readonly number[]) {
  return workPatterns(db)
    .distinctOn('work_patterns.internship_id')
    .select('work_patterns.internship_id')
    .where('work_patterns.internship_id', '=', anyOf(internshipIds))
    .orderBy('work_patterns.internship_id')
    .orderBy('work_patterns.valid_from', 'desc')
    .execute();
}
