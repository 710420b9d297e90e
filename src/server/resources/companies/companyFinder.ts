import { sql } from 'kysely';
import { sortKey } from '@/server/lists/order';
import { bestOf, FOUND_MAX, lowered } from '@/server/resources/search/bestFirst';
import { masterData } from '@/server/resources/search/finder';
import type { components } from '@/shared/contract.gen';

export const findCompanies = masterData(async (db, words) => {
  const name = sortKey('companies.name');
  const { isFound, rank } = bestOf(words, { name, text: lowered('companies.name') });
  const { rows } = await sql<components['schemas']['FoundCompany']>`
    select companies.id, companies.name, companies.business_field from companies
    where ${isFound}
    order by ${rank}, ${name}, companies.id desc limit ${FOUND_MAX}`.execute(db);
  return rows;
});
