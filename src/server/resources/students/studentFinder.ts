import { sql } from 'kysely';
import { sortKey } from '@/server/lists/order';
import { bestInTable, lowered, type Searched } from '@/server/resources/search/bestFirst';
import { masterData } from '@/server/resources/search/finder';
import type { components } from '@/shared/contract.gen';

export const searchedStudents: Searched = {
  number: lowered('students.nim'),
  name: sortKey('students.name'),
  text: sql.ref('students.search_text'),
};

export const findStudents = masterData(async (db, words) => {
  const found = bestInTable('students', words, searchedStudents);
  const { rows } = await sql<components['schemas']['FoundStudent']>`
    with found as materialized (${found})
    select students.id, students.user_id, students.name, students.nim, students.academic_year
    from found join students on students.id = found.id
    order by found.rank, ${searchedStudents.name}, students.id desc`.execute(db);
  return rows;
});
