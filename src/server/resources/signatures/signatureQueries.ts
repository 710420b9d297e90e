import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/**
 * Replaces the user's signature. The new image gets a new id, so that browsers may cache an image by
 * its id for ever.
 */
export async function saveSignature(db: Database, userId: number, image: Buffer): Promise<number> {
  const { id } = await db
    .insertInto('signatures')
    .values({ user_id: userId, image })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        id: sql`default`,
        image: (row) => row.ref('excluded.image'),
        updated_at: sql`now()`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns false if the user has a signature already. */
export async function insertFirstSignature(
  db: Database,
  userId: number,
  image: Buffer,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('signatures')
    .values({ user_id: userId, image })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** The user's signature with its last change, as long as the audit trail keeps it. */
export async function selectOwnSignature(db: Database, userId: number) {
  return db
    .selectFrom('signatures')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('audit_entries')
          .select(['at', 'device', 'address', 'actor_user_id', 'actor_name'])
          .where('subject', '=', 'users')
          .where('subject_id', '=', String(userId))
          .where('resource', '=', 'signatures')
          .orderBy('id', 'desc')
          .limit(1)
          .as('entry'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'signatures.id as signature_id',
      eb.fn.coalesce('entry.at', 'signatures.updated_at').as('at'),
      'device',
      'address',
      'actor_user_id',
      'actor_name',
    ])
    .where('signatures.user_id', '=', userId)
    .executeTakeFirst();
}

export async function selectSignatureImage(db: Database, id: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('signatures')
    .select('image')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.image;
}
