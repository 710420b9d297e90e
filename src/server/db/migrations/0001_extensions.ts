import { type Migration, sql } from 'kysely';

/** Trigrams make "contains" searches use an index. Trusted: the database's owner may create it. */
export const extensions: Migration = {
  async up(db) {
    await sql`create extension if not exists pg_trgm`.execute(db);
  },
};
