import { sql } from 'kysely';
import { notifyAddressRefused } from '@/server/resources/notifications/kinds/refusedAddresses';
import type { Services } from '@/server/services';

/** The length of `users.email_refusal`. */
const WORDS_MAX = 500;

/**
 * Switches off the address of a person after a mail server has refused it for good, with the words of that server, and
 * tells the super admins. An address that the person has got since the mail went out stays.
 */
export async function onRefused(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user_id: number,
  words: string,
  address?: string,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const refused = await trx
      .updateTable('users')
      .set({
        email_confirmed_at: null,
        email_refused_at: now,
        email_refusal: [...words].slice(0, WORDS_MAX).join(''),
      })
      .where('id', '=', user_id)
      .$if(address !== undefined, (query) =>
        query.where(sql`lower(email)`, '=', sql`lower(${address})`),
      )
      .returning('id')
      .executeTakeFirst();
    if (refused) await notifyAddressRefused(trx, user_id, now);
  });
}
