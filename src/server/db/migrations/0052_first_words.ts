import { type Migration, sql } from 'kysely';

/**
 * The first students and placements whose number or name begins with a text, in any collation of the database:
 * only an index in the order of bytes finds the beginning of a text.
 */
export const firstWords: Migration = {
  async up(db) {
    await sql`
      create index students_nim_prefix_idx on students ((lower(nim) collate "C"), id)`.execute(db);
    await sql`
      create index students_name_prefix_idx on students ((lower(name) collate "C"), id)`.execute(
      db,
    );
    await sql`
      create index internships_nim_prefix_idx
      on internships ((lower(student_nim) collate "C"), id)`.execute(db);
    await sql`
      create index internships_name_prefix_idx
      on internships ((lower(student_name) collate "C"), id)`.execute(db);
  },
};
