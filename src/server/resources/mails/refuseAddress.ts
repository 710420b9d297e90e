import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** The length of `users.email_refusal`. */
const WORDS_MAX = 500;

/**
 * Switches off the address of a person after a mail server has refused it for good, with the words of that server. An
 * address that the person has got since the mail went out stays.
 */
export async function onRefused(
  db: Database,
  user_id: number,
  words: string,
  address?: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email_confirmed_at: null,
      email_refused_at: sql<Date>`now()`,
      email_refusal: [...words].slice(0, WORDS_MAX).join(''),
    })
    .where('id', '=', user_id)
    .$if(address !== undefined, (query) =>
      query.where(sql`lower(email)`, '=', sql`lower(${address})`),
    )
    .execute();
}
