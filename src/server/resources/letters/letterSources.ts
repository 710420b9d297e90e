import { type Expression, type RawBuilder, sql } from 'kysely';
import { sortKey } from '@/server/lists/order';
import { inDates, inSearchText } from '@/server/lists/search';
import { listBy } from '@/server/lists/sources';
import { companiesNamed } from '@/server/placements/companiesNamed';
import { studentsNamed } from '@/server/placements/studentsNamed';
import type { LetterState } from '@/shared/resources/letters/constants';
import { letterListed } from '@/shared/resources/letters/letterFields';

/** The state of a row of `letters`. */
export const letterState = sql<LetterState>`case
  when letters.cancelled_at is not null then 'cancelled'
  when letters.signed_at is not null then 'signed'
  else 'made'
end`;

/** A text of each student of a row of `letters`, in the order of their names. */
const ofStudents = (text: RawBuilder<string>) => sql<string>`(
  select string_agg(${text}, ', ' order by ${sortKey('students.name')}, students.id)
  from letter_recipients join students on students.id = letter_recipients.student_id
  where letter_recipients.letter_id = letters.id
)`;

const listed = listBy(letterListed, {
  number: 'letters.number',
  kind: 'letter_templates.kind',
  date: 'letters.date',
  student_names: { value: ofStudents(sql`students.name`), order: null },
  company_name: 'companies.name',
  state: { value: letterState },
});

export const letterSources = {
  ...listed,
  search: inSearchText('letters.search_text'),
  alsoIn: inDates('letters.date'),
  references: {
    'letters.company_id': companiesNamed,
    'letters.id': (pattern: Expression<string>) => sql`
      select letter_id from letter_recipients where student_id in (${studentsNamed(pattern)})`,
  },
};
