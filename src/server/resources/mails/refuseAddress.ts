import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** The length of `users.email_refusal`. */
const WORDS_MAX = 500;

/** Switches off the address of a person after a mail server has refused it for good, with the words of that server. */
export async function onRefused(db: Database, user_id: number, words: string): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email_confirmed_at: null,
      email_refused_at: sql<Date>`now()`,
      email_refusal: [...words].slice(0, WORDS_MAX).join(''),
    })
    .where('id', '=', user_id)
    .execute();
}
