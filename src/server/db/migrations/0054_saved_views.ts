import { type Migration, sql } from 'kysely';

/** Search, filters, order and columns of a list, under a name. */
export const savedViews: Migration = {
  async up(db) {
    await sql`
      create table saved_views (
        id integer generated always as identity constraint saved_views_pkey primary key,
        user_id integer not null
          constraint saved_views_user_id_fkey references users on delete cascade,
        list text not null constraint saved_views_list_check check (list in (
          'users', 'students', 'lecturers', 'mentors', 'companies', 'courses', 'internshipPeriods', 'internships'
        )),
        name text not null
          constraint saved_views_name_check check (char_length(name) between 1 and 60),
        query text not null constraint saved_views_query_check check (char_length(query) <= 2000),
        is_shared boolean not null default false,
        constraint saved_views_name_key unique (user_id, list, name)
      )`.execute(db);
    await sql`create index saved_views_shared_idx on saved_views (list) where is_shared`.execute(
      db,
    );
  },
};
