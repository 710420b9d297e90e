import { type Migration, sql } from 'kysely';

/** When a default password was given, and the last login, for passwords that expire unused. */
export const defaultPasswordAge: Migration = {
  async up(db) {
    // Passwords that were given before the upgrade get the full time from then on.
    await sql`
      alter table users
        add column default_password_given_at timestamptz not null default now()
          constraint users_default_password_given_at_check
          check (isfinite(default_password_given_at)),
        add column last_login_at timestamptz
          constraint users_last_login_at_check check (isfinite(last_login_at)),
        add column last_login_device text
          constraint users_last_login_device_check check (char_length(last_login_device) <= 255),
        add column last_login_address text
          constraint users_last_login_address_check
          check (char_length(last_login_address) <= 255)`.execute(db);
    await sql`
      create index users_default_password_idx on users (lower(name), id)
      where has_default_password`.execute(db);
  },
};
