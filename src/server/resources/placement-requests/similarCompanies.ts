import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { nameLikeness, simplified } from '@/server/resources/imports/nearestName';
import { takenPlaces } from '@/server/resources/internships/takenPlaces';

const LIKE = 0.6;
const SHOWN = 10;

/** The companies with the same or a similar name, the most similar one first. */
export async function selectSimilarCompanies(db: Database, name: string, periodId: number) {
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'name', 'address', 'is_active'])
    .select(
      sql<number>`greatest(
        0, internship_quota - ${takenPlaces(sql.ref('companies.id'), sql.val(periodId))}
      )`.as('places_left'),
    )
    .execute();
  const searched = simplified(name);
  return companies
    .map((company) => ({
      ...company,
      is_same: simplified(company.name) === searched,
      likeness: nameLikeness(company.name, name),
    }))
    .filter(({ is_same, likeness }) => is_same || likeness >= LIKE)
    .sort((one, other) => other.likeness - one.likeness || one.id - other.id)
    .slice(0, SHOWN)
    .map(({ likeness: _, ...company }) => company);
}
