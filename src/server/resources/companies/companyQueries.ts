import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { CompanyUpdate, NewCompany } from '@/server/db/tables';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import { companySources } from './companySources';

interface CompanyFilters extends ListQuery {
  is_active?: boolean;
}

export function companyList(db: Database, query: CompanyFilters) {
  let companies = db.selectFrom('companies').selectAll();
  if (query.is_active !== undefined) {
    companies = companies.where('companies.is_active', '=', query.is_active);
  }
  const options = {
    ...companySources,
    defaultSort: 'name',
    tieBreak: sql.ref('companies.id'),
  };
  return listOf(db, companies, query, options);
}

export async function selectCompany(db: Database, id: number) {
  return db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the company against other changes and new placements. */
export async function lockCompany(trx: Database, id: number) {
  return trx
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertCompany(db: Database, company: NewCompany) {
  return db.insertInto('companies').values(company).returningAll().executeTakeFirstOrThrow();
}

export async function updateCompany(db: Database, id: number, company: CompanyUpdate) {
  return db
    .updateTable('companies')
    .set(company)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Undefined if the company does not exist. A foreign key protects one that has mentors. */
export async function deleteCompany(db: Database, id: number) {
  return db.deleteFrom('companies').where('id', '=', id).returning('id').executeTakeFirst();
}
