import { type Migration, sql } from 'kysely';

/**
 * What the lists of users and activities search, in lower case and a line each: a search of several words
 * reads one text per row instead of comparing each word with each column.
 */
export const searchTexts: Migration = {
  async up(db) {
    await sql`
      alter table users add search_text text not null
      generated always as (lower(name || E'\\n' || email)) stored`.execute(db);
    await sql`
      create index users_search_idx on users using gin (search_text gin_trgm_ops)`.execute(db);
    await sql`drop index users_name_search_idx, users_email_search_idx`.execute(db);

    await sql`
      alter table activities add search_text text not null
      generated always as (lower(name || E'\\n' || address)) stored`.execute(db);
    await sql`
      create index activities_search_idx
      on activities using gin (search_text gin_trgm_ops)`.execute(db);
    await sql`drop index activities_name_search_idx, activities_address_search_idx`.execute(db);
  },
};
