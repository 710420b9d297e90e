import { type Migration, sql } from 'kysely';

/** Counts the accounts that fail per address, and slows the address down instead of locking it. */
export const loginNetworks: Migration = {
  async up(db) {
    // The old rows cannot be assigned to an address; they count for a quarter of an hour only.
    await sql`delete from login_failures`.execute(db);
    await sql`alter table login_failures add column network text`.execute(db);
    await sql`
      create index login_failures_network_idx
      on login_failures (network, window_started_at) where network is not null`.execute(db);
    await sql`
      create table login_networks (
        network text constraint login_networks_pkey primary key
          constraint login_networks_network_check check (char_length(network) <= 255),
        default_logins integer not null default 0
          constraint login_networks_default_logins_check check (default_logins >= 0),
        window_started_at timestamptz not null,
        next_turn_at timestamptz
      )`.execute(db);
  },
};
