import { sql } from 'kysely';
import { sortKey } from '@/server/lists/order';
import { bestOf, FOUND_MAX, linesOf } from '@/server/resources/search/bestFirst';
import { masterData } from '@/server/resources/search/finder';
import type { components } from '@/shared/contract.gen';

export const findPlaces = masterData(async (db, words) => {
  const name = sortKey('places.name');
  const text = linesOf('places.name', 'companies.name');
  const { isFound, rank } = bestOf(words, { name, text });
  const { rows } = await sql<components['schemas']['FoundPlace']>`
    select places.id, places.name, companies.name as company_name
    from places join companies on companies.id = places.company_id
    where ${isFound}
    order by ${rank}, ${name}, ${sortKey('companies.name')}, places.id desc limit ${FOUND_MAX}`.execute(
    db,
  );
  return rows;
});
