import { sql } from 'kysely';
import { sortKey } from '@/server/lists/order';
import { bestOf, FOUND_MAX, linesOf, lowered } from '@/server/resources/search/bestFirst';
import { masterData } from '@/server/resources/search/finder';
import type { components } from '@/shared/contract.gen';

export const findMentors = masterData(async (db, words) => {
  const name = sortKey('users.name');
  const { isFound, rank } = bestOf(words, {
    number: lowered('mentors.nik'),
    name,
    text: linesOf('mentors.nik', 'users.name', 'companies.name'),
  });
  const { rows } = await sql<components['schemas']['FoundMentor']>`
    select mentors.id, mentors.user_id, users.name, mentors.nik, companies.name as company_name
    from mentors
    join users on users.id = mentors.user_id
    join companies on companies.id = mentors.company_id
    where ${isFound}
    order by ${rank}, ${name}, mentors.id desc limit ${FOUND_MAX}`.execute(db);
  return rows;
});
