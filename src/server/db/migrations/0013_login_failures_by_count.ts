import { type Migration, sql } from 'kysely';

/** The waiting time follows from the count and its window; the removed column was never used. */
export const loginFailuresByCount: Migration = {
  async up(db) {
    await sql`alter table login_failures drop column locked_until`.execute(db);
  },
};
