import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import { bestOf, FOUND_MAX, lowered } from '@/server/resources/search/bestFirst';
import type { Words } from '@/server/resources/search/finder';
import type { components } from '@/shared/contract.gen';
import { can } from '@/shared/permissions';
import { letterState } from './letterSources';

export async function findLetters(db: Database, words: Words, { role }: SessionUser) {
  if (!can(role, 'manageLetters')) return [];
  const number = lowered('letters.number');
  const { isFound, rank } = bestOf(words, {
    number,
    name: sortKey('letters.number'),
    text: sql<string>`lower(letters.number) || ' ' || (
      select string_agg(students.search_text, ' ') from letter_recipients
      join students on students.id = student_id where letter_id = letters.id
    )`,
  });
  const { rows } = await sql<components['schemas']['FoundLetter']>`
    select letters.id, letter_templates.kind, letters.number, ${letterState} as state, (
      select min(students.name) from letter_recipients
      join students on students.id = student_id where letter_id = letters.id
    ) as student_name
    from letters
    join letter_templates on letter_templates.id = template_id
    where ${isFound}
    order by ${rank}, letters.id desc limit ${FOUND_MAX}`.execute(db);
  return rows;
}
