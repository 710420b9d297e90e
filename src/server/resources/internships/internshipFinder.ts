import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { firstDay, lastDay } from '@/server/placements/placedDays';
import { bestInTable, bestOf, FOUND_MAX } from '@/server/resources/search/bestFirst';
import type { Words } from '@/server/resources/search/finder';
import type { components } from '@/shared/contract.gen';
import { searchedInternships } from './ofPlacements';

export async function findInternships(db: Database, words: Words, user: SessionUser) {
  const found =
    user.role === 'super_admin'
      ? bestInTable('internships', words, searchedInternships)
      : bestOfOwn(user, words);
  const { rows } = await sql<components['schemas']['FoundInternship']>`
    with found as materialized (${found})
    select internships.id, internships.student_name, internships.student_nim,
      internships.company_name, ${firstDay} as start_date, ${lastDay} as end_date
    from found
    join internships on internships.id = found.id
    join internship_periods on internship_periods.id = internships.internship_period_id
    order by found.rank, ${searchedInternships.name}, ${firstDay} desc, internships.id desc`.execute(
    db,
  );
  return rows;
}

/** Materialized, because PostgreSQL would look up all internships with the words first. */
function bestOfOwn(user: SessionUser, words: Words) {
  const { isFound, rank } = bestOf(words, searchedInternships);
  return sql`
    select own.id, own.rank from (
      with internships as materialized (
        select internships.id, student_nim, student_name, search_text from internships
        where ${internshipsVisibleTo(user)}
      )
      select internships.id, ${rank} as rank from internships
      where ${isFound}
      order by rank, ${searchedInternships.name}, internships.id desc limit ${sql.lit(FOUND_MAX)}
    ) own`;
}
