import { type Migration, sql } from 'kysely';

/** The list of internships is sorted by period, newest first; this index serves its first page. */
export const internshipsByPeriod: Migration = {
  async up(db) {
    await sql`
      create index internships_period_order_idx
      on internships (internship_period_id, id)`.execute(db);
  },
};
