import { type Migration, sql } from 'kysely';

/** Lets "contains" searches use an index. It is a trusted extension, which the database owner may create. */
export const extensions: Migration = {
  async up(db) {
    await sql`create extension if not exists pg_trgm`.execute(db);
  },
};
