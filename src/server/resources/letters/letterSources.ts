import { sql } from 'kysely';
import { inTexts } from '@/server/lists/search';
import { listBy } from '@/server/lists/sources';
import type { LetterState } from '@/shared/constants/letters';
import { letterListed } from '@/shared/fields/letterFields';

/** The state of a row of `letters`. */
export const letterState = sql<LetterState>`case
  when letters.cancelled_at is not null then 'cancelled'
  when letters.signed_at is not null then 'signed'
  else 'made'
end`;

const studentNames = sql<string>`(
  select string_agg(students.name || ' ' || students.nim, ', ' order by lower(students.name))
  from letter_recipients join students on students.id = letter_recipients.student_id
  where letter_recipients.letter_id = letters.id
)`;

const listed = listBy(letterListed, {
  number: 'letters.number',
  kind: 'letter_series.kind',
  date: 'letters.date',
  student_names: { value: studentNames, order: null },
  company_name: 'companies.name',
  state: { value: letterState },
});

export const letterSources = {
  ...listed,
  search: inTexts(
    'letters.number',
    'companies.name',
    sql`lower(${studentNames})`,
    sql.ref('letters.date'),
  ),
};
