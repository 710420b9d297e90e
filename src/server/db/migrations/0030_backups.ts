import { type Migration, sql } from 'kysely';

/** Which backups were made, so that one process of several makes each, and the super admin sees how they went. */
export const backups: Migration = {
  async up(db) {
    await sql`
      create table backups (
        id integer generated always as identity constraint backups_pkey primary key,
        slot timestamptz constraint backups_slot_key unique,
        started_at timestamptz not null,
        finished_at timestamptz,
        file text,
        bytes bigint,
        is_verified boolean not null default false,
        failure text,
        constraint backups_verified_check
          check (not is_verified or (finished_at is not null and file is not null and bytes is not null))
      )`.execute(db);
  },
};
