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

export async function selectSignatureImage(db: Database, id: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('signatures')
    .select('image')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.image;
}
