import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { CompanyUpdate, NewCompany } from '@/server/db/tables';
import { conditionTable, inColumn } from '@/server/lists/conditions';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { caseless } from '@/server/lists/order';
import { inTexts, labelled, phoneNumber } from '@/server/lists/search';
import { selectWholeList } from '@/server/lists/wholeList';
import { companyConditions } from '@/shared/conditions/companyConditions';
import { ACTIVE_LABELS } from '@/shared/constants/labels';

interface CompanyFilters extends ListQuery {
  is_active?: boolean;
}

export async function selectCompanies(db: Database, query: CompanyFilters) {
  const { rows, options } = companyList(db, query);
  return selectList(db, rows, query, options);
}

export async function selectAllCompanies(db: Database, query: CompanyFilters) {
  const { rows, options } = companyList(db, query);
  return selectWholeList(db, rows, query, options);
}

const conditions = conditionTable(companyConditions, {
  name: inColumn('companies.name'),
  business_field: inColumn('companies.business_field'),
  address: inColumn('companies.address'),
  phone_number: inColumn('companies.phone_number'),
  email: inColumn('companies.email'),
  internship_quota: inColumn('companies.internship_quota'),
  is_active: inColumn('companies.is_active'),
});

function companyList(db: Database, query: CompanyFilters) {
  let companies = db.selectFrom('companies').selectAll();
  if (query.is_active !== undefined) {
    companies = companies.where('companies.is_active', '=', query.is_active);
  }
  const options = {
    search: inTexts(
      'companies.name',
      'companies.business_field',
      'companies.address',
      'companies.phone_number',
      'companies.email',
      sql.ref('companies.internship_quota'),
    ),
    conditions,
    matchers: [
      labelled(ACTIVE_LABELS, sql.ref('companies.is_active')),
      phoneNumber('companies.phone_number'),
    ],
    sort: {
      name: caseless('companies.name'),
      business_field: caseless('companies.business_field'),
      address: caseless('companies.address'),
      phone_number: caseless('companies.phone_number'),
      email: caseless('companies.email'),
      internship_quota: sql.ref('companies.internship_quota'),
      is_active: sql.ref('companies.is_active'),
    },
    defaultSort: 'name',
    tieBreak: sql.ref('companies.id'),
  };
  return { rows: companies, options };
}

export async function selectCompany(db: Database, id: number) {
  return db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
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
