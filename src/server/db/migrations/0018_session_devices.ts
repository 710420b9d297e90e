import { type Migration, sql } from 'kysely';

/** Where a session is used, what its user may want to know about the login before it, and more of its tokens. */
export const sessionDevices: Migration = {
  async up(db) {
    await sql`
      alter table sessions
        add column device text
          constraint sessions_device_check check (char_length(device) <= 255),
        add column address text
          constraint sessions_address_check check (char_length(address) <= 255),
        add column last_used_at timestamptz not null default now(),
        add column previous_login_at timestamptz,
        add column previous_login_device text,
        add column previous_login_address text,
        add column is_current_used boolean not null default false,
        add column is_previous_used boolean not null default false,
        add column older_jti text,
        add column older_rotated_at timestamptz`.execute(db);
    await sql`create index sessions_created_at_idx on sessions (created_at)`.execute(db);
  },
};
