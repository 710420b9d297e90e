import { type Migration, sql } from 'kysely';

/** The list of internships begins with the newest period: its first page is read from this index alone. */
export const internshipsByPeriod: Migration = {
  async up(db) {
    await sql`
      create index internships_period_order_idx
      on internships (internship_period_id, id)`.execute(db);
  },
};
