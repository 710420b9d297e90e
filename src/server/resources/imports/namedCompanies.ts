import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { caseless, groupedBy } from './importer';
import { notFoundMessage } from './notFoundMessage';

interface NamedCompany {
  id: number;
  name: string;
  is_active: boolean;
  internship_quota: number;
}

const NO_COMPANY = notFoundMessage('mentors_company_id_fkey');
const AMBIGUOUS = 'Ada beberapa perusahaan dengan nama ini';

/** Says which company a name stands for, or why none. */
export type FindCompany = (name: string) => NamedCompany | { error: string };

/** PostgreSQL's side of `caseless`. */
export const caselessName = (column: string) =>
  sql<string>`lower(regexp_replace(btrim(${sql.ref(column)}), '\\s+', ' ', 'g'))`;

export async function findCompanies(
  db: Database,
  names: readonly string[],
  { lock }: { lock: boolean },
): Promise<FindCompany> {
  const wanted = [...new Set(names.map(caseless))];
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name', 'is_active', 'internship_quota'])
    .where(caselessName('companies.name'), '=', sql<string>`any(${wanted}::text[])`)
    .orderBy('id')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute();
  const byName = groupedBy(rows, ({ name }) => caseless(name));
  return (name) => {
    const [company, ...others] = byName.get(caseless(name)) ?? [];
    if (!company) return { error: NO_COMPANY };
    return others.length > 0 ? { error: AMBIGUOUS } : company;
  };
}
