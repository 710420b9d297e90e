import { type Expression, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';

/**
 * The places of a company that are taken in a period. One with an end is left to those who begin after it, so that
 * screens count it as free from the moment it is entered; placing compares the days (docs/decisions/0103).
 */
export const takenPlaces = (companyId: Expression<unknown>, periodId: Expression<unknown>) =>
  sql<number>`(
    (
      select coalesce(sum(placements), 0) from placement_counts
      where placement_counts.company_id = ${companyId}
        and placement_counts.internship_period_id = ${periodId}
    ) - (
      select count(*) from internships join mentors on mentors.id = internships.mentor_id
      where internships.internship_period_id = ${periodId} and mentors.company_id = ${companyId}
        and internships.end_date is not null
    )
  )::integer`;

/** The active companies, the fullest first. */
export async function selectCompanyQuotas(db: Database, periodId: number) {
  const taken = takenPlaces(sql.ref('companies.id'), sql.val(periodId));
  return db
    .selectFrom('companies')
    .select([
      'companies.id',
      'companies.name',
      taken.as('internship_count'),
      'companies.internship_quota',
    ])
    .where('companies.is_active', '=', true)
    .orderBy(sql`${taken}::numeric / companies.internship_quota`, 'desc')
    .orderBy(sortKey('companies.name'))
    .orderBy('companies.id')
    .execute();
}
