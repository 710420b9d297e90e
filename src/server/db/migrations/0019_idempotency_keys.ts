import { type Migration, sql } from 'kysely';

/** Answers of creating requests, for clients that send the same request again. */
export const idempotencyKeys: Migration = {
  async up(db) {
    await sql`
      create table idempotency_keys (
        user_id integer not null
          constraint idempotency_keys_user_id_fkey references users (id) on delete cascade,
        key text not null
          constraint idempotency_keys_key_check check (char_length(key) between 1 and 200),
        request_digest text not null,
        answer json,
        created_at timestamptz not null,
        constraint idempotency_keys_pkey primary key (user_id, key)
      )`.execute(db);
    await sql`
      create index idempotency_keys_created_at_idx on idempotency_keys (created_at)`.execute(db);
  },
};
