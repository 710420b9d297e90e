import { type Expression, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';

/**
 * The places of a company that are taken in a period. One with an end is left to those who begin after it, so that
 * screens count it as free from the moment it is entered; placing compares the days (docs/decisions/0103).
 */
export const takenPlaces = (companyId: Expression<unknown>, periodId: Expression<unknown>) =>
  sql<number>`(
    select count(*)::integer from internships join mentors on mentors.id = internships.mentor_id
    where internships.internship_period_id = ${periodId} and mentors.company_id = ${companyId}
      and internships.end_date is null
  )`;

/** The active companies, the fullest first. */
export async function selectCompanyQuotas(db: Database, periodId: number) {
  const companies = await db
    .selectFrom('companies')
    .select([
      'companies.id',
      'companies.name',
      takenPlaces(sql.ref('companies.id'), sql.val(periodId)).as('internship_count'),
      'companies.internship_quota',
    ])
    .where('companies.is_active', '=', true)
    .orderBy(sortKey('companies.name'))
    .orderBy('companies.id')
    .execute();
  // Sorted here, because SQL would count for the order once more.
  return companies.sort((one, other) => fullness(other) - fullness(one));
}

const fullness = (company: { internship_count: number; internship_quota: number }) =>
  company.internship_count / company.internship_quota;
