import { type Migration, sql } from 'kysely';

/** Whether someone has to wait follows from the count and its window; a time of its own was never used. */
export const loginFailuresByCount: Migration = {
  async up(db) {
    await sql`alter table login_failures drop column locked_until`.execute(db);
  },
};
