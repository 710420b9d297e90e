import { type Migration, sql } from 'kysely';

/** Lists of 100,000 rows filtered by academic year, role or inactive accounts, in their default order. */
export const listFilters: Migration = {
  async up(db) {
    await sql`
      create index students_academic_year_nim_idx
      on students (academic_year, lower(nim), id)`.execute(db);
    await sql`create index users_role_name_idx on users (role, lower(name), id)`.execute(db);
    // The new index begins with the same column.
    await sql`drop index users_role_idx`.execute(db);
    await sql`
      create index users_inactive_idx on users (lower(name), id) where not is_active`.execute(db);
  },
};
