import { sql } from 'kysely';
import { sortKey } from '@/server/lists/order';
import { bestOf, FOUND_MAX, linesOf } from '@/server/resources/search/bestFirst';
import { masterData } from '@/server/resources/search/finder';
import type { components } from '@/shared/contract.gen';

export const findHolidays = masterData(async (db, words) => {
  const name = sortKey('holidays.name');
  const text = linesOf('holidays.name', 'holidays.date');
  const { isFound, rank } = bestOf(words, { name, text });
  const { rows } = await sql<components['schemas']['FoundHoliday']>`
    select holidays.id, holidays.name, holidays.date from holidays
    where ${isFound}
    order by ${rank}, ${name}, holidays.date desc limit ${FOUND_MAX}`.execute(db);
  return rows;
});
