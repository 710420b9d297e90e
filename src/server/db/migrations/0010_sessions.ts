import { type Migration, sql } from 'kysely';

export const sessions: Migration = {
  async up(db) {
    await sql`
      create table sessions (
        id uuid constraint sessions_pkey primary key,
        user_id integer not null
          constraint sessions_user_id_fkey references users (id) on delete cascade,
        remember boolean not null,
        created_at timestamptz not null default now(),
        current_jti text not null,
        current_issued_at timestamptz not null,
        previous_jti text,
        rotated_at timestamptz,
        constraint sessions_rotation_check
          check ((previous_jti is null) = (rotated_at is null))
      )`.execute(db);
    await sql`create index sessions_user_id_idx on sessions (user_id)`.execute(db);
    await sql`
      create index sessions_current_issued_at_idx on sessions (current_issued_at)`.execute(db);

    await sql`
      create table login_failures (
        key text constraint login_failures_pkey primary key
          constraint login_failures_key_check check (char_length(key) <= 255),
        failures integer not null
          constraint login_failures_failures_check check (failures >= 0),
        window_started_at timestamptz not null,
        locked_until timestamptz
      )`.execute(db);
    await sql`
      create index login_failures_window_started_at_idx
      on login_failures (window_started_at)`.execute(db);
  },
};
