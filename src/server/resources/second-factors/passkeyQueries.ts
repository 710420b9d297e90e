import type { Database } from '@/server/db/database';
import type { NewPasskey } from '@/server/db/tables';

export async function selectPasskey(db: Database, id: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'passkeys.user_id', 'passkeys.public_key', 'passkeys.counter'])
    .where('passkeys.id', '=', id)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

/** Returns false if there is such a passkey already. */
export async function insertPasskey(db: Database, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Resolves with the name; undefined if the user has no such passkey. */
export async function deleteOwnPasskey(db: Database, userId: number, id: string) {
  return db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
}

/** Returns false if the passkey has gone since it was read. */
export async function noteUse(
  db: Database,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Returns false if the challenge has been used before. */
export async function spendChallenge(
  db: Database,
  challenge: string,
  expires_at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_passkey_challenges')
    .values({ challenge, expires_at })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
