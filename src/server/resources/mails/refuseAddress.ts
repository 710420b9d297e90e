import { tellAddressRefused } from '@/server/resources/notifications/kinds/refusedAddresses';
import type { Services } from '@/server/services';

/** The length of `users.email_refusal`. */
const WORDS_MAX = 500;

/**
 * Switches off the address of a person after a mail server has refused it for good, with the words of that server, and
 * tells the super admins.
 */
export async function onRefused(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user_id: number,
  words: string,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({
        email_confirmed_at: null,
        email_refused_at: now,
        email_refusal: [...words].slice(0, WORDS_MAX).join(''),
      })
      .where('id', '=', user_id)
      .execute();
    await tellAddressRefused(trx, user_id, now);
  });
}
