import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';

/** For a transaction that writes values as text or reads them: every value comes back as it was. */
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
