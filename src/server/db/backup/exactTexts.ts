import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';

/** Settings for a transaction that reads or writes values as text, so that every value stays exact. */
export async function exactTexts(trx: Kysely<Tables>): Promise<void> {
  for (const setting of [
    `bytea_output = 'hex'`,
    'extra_float_digits = 1',
    `intervalstyle = 'iso_8601'`,
    // It takes as long as it takes, with pauses for the disk.
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ]) {
    await sql.raw(`set local ${setting}`).execute(trx);
  }
}
