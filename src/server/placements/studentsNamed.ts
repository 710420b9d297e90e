import { type Expression, sql } from 'kysely';
import { ACADEMIC_YEAR_LENGTH, NIM_LENGTH } from '@/shared/constants/limits';

/** Where the name begins in the text for the search of students: behind NIM and academic year, a line each. */
const NAME_AT = NIM_LENGTH + 1 + ACADEMIC_YEAR_LENGTH + 1 + 1;

/** The IDs of the students with the text in NIM or name, but not in the academic year. */
export const studentsNamed = (pattern: Expression<string>) => sql`
  select students.id from students
  where students.search_text like ${pattern} and (
    substr(students.search_text, ${sql.lit(NAME_AT)}) like ${pattern}
    or substr(students.search_text, 1, ${sql.lit(NIM_LENGTH)}) like ${pattern}
  )`;
