import { type RawBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { APOSTROPHES } from '@/shared/apostrophes';
import { groupedBy, nameKey } from './importer';
import { notFoundMessage } from './notFoundMessage';

interface NamedCompany {
  id: number;
  name: string;
  is_active: boolean;
  internship_quota: number;
}

const NO_COMPANY = notFoundMessage('mentors_company_id_fkey');
const AMBIGUOUS = 'Ada beberapa perusahaan dengan nama ini';

/** Finds the company of a name, or returns the error. */
export type FindCompany = (name: string) => NamedCompany | { error: string };

const nameKeyInSql = (name: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(btrim(translate(${name}, ${APOSTROPHES}, ${"'".repeat(APOSTROPHES.length)})), '\\s+', ' ', 'g'))`;

/**
 * Whether a name in the database equals one of these. PostgreSQL folds both sides: without a locale it folds
 * ASCII letters only, unlike `nameKey`.
 */
export const isNamed = (column: string, names: readonly string[]) =>
  sql<boolean>`${nameKeyInSql(sql.ref(column))} in (
    select ${nameKeyInSql(sql`wanted`)} from unnest(${names}::text[]) as wanted
  )`;

export async function findCompanies(
  db: Database,
  names: readonly string[],
  { lock }: { lock: boolean },
): Promise<FindCompany> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name', 'is_active', 'internship_quota'])
    .where(isNamed('companies.name', [...new Set(names)]))
    .orderBy('id')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute();
  const byName = groupedBy(rows, ({ name }) => nameKey(name));
  return (name) => {
    const [company, ...others] = byName.get(nameKey(name)) ?? [];
    if (!company) return { error: NO_COMPANY };
    return others.length > 0 ? { error: AMBIGUOUS } : company;
  };
}
