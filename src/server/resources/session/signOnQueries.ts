import { SIGN_ON_S } from '@/server/auth/signOn/signOnCookie';
import type { Database } from '@/server/db/database';

/** Returns false if the answer to this login has been taken already. */
export async function takeOnce(db: Database, state: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_sign_ons')
    .values({ state, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Their cookies have expired. */
export async function deleteOldSignOns(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 2 * SIGN_ON_S * 1000);
  await db.deleteFrom('used_sign_ons').where('used_at', '<', oldest).execute();
}
