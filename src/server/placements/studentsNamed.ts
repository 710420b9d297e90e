import { type Expression, sql } from 'kysely';

/** The ids of the students with the text in NIM or name. Their text for the search, which has an index, also has the academic year. */
export const studentsNamed = (pattern: Expression<string>) => sql<{ id: number }>`(
  select students.id from students
  where students.search_text like ${pattern} and lower(students.nim || E'\n' || students.name) like ${pattern}
)`;
