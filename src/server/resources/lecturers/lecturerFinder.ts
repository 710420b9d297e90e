import { sql } from 'kysely';
import { sortKey } from '@/server/lists/order';
import { bestOf, FOUND_MAX, linesOf, lowered } from '@/server/resources/search/bestFirst';
import { masterData } from '@/server/resources/search/finder';
import type { components } from '@/shared/contract.gen';

/** Finds lecturers, without super admins, who have a lecturer's profile but do not supervise. */
export const findLecturers = masterData(async (db, words) => {
  const name = sortKey('users.name');
  const { isFound, rank } = bestOf(words, {
    number: lowered('lecturers.nip'),
    name,
    text: linesOf('lecturers.nip', 'users.name'),
  });
  // An array: with a join on the role, PostgreSQL would read all users for three hundred lecturers.
  const { rows } = await sql<components['schemas']['FoundLecturer']>`
    select lecturers.id, lecturers.user_id, users.name, lecturers.nip
    from lecturers join users on users.id = lecturers.user_id
    where lecturers.user_id = any(array(select id from users where role = 'lecturer'))
      and ${isFound}
    order by ${rank}, ${name}, lecturers.id desc limit ${FOUND_MAX}`.execute(db);
  return rows;
});
