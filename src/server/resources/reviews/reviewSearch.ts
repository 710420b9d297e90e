import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { inSearchText, inTexts, loweredPattern, type Search } from '@/server/lists/search';
import { type Desk, ownActivities, ownInternships, type ReviewFilters } from './reviewScope';

/**
 * The search of the desk: name and place of the activity, its student, and the log once it has been handed in.
 * Students and logs are looked up once per word, not once per activity.
 */
export function reviewSearch(
  db: Database,
  desk: Desk,
  { internship_period_id }: ReviewFilters,
): Search {
  const scope = { internship_period_id };
  const ofStudents = (word: string) =>
    ownInternships(db, desk, scope).where(
      inTexts('internships.student_nim', 'internships.student_name')([word]),
    );
  const withLogs = (word: string) =>
    ownActivities(db, desk, scope)
      .innerJoin('activity_logs', 'activity_logs.activity_id', 'activities.id')
      .where('activity_logs.handed_in_at', 'is not', null)
      .where(sql`lower(activity_logs.text)`, 'like', loweredPattern(word));
  return {
    search: inSearchText('activities.search_text'),
    alsoIn: (word) => [
      sql`activities.internship_id in (${ofStudents(word)})`,
      sql`activities.id in (${withLogs(word)})`,
    ],
  };
}
