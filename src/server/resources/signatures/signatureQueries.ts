import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/**
 * Stores the PNG that `processSignature` made, in place of the person's former one. The new one
 * gets a new id: an id never changes its image, so browsers may keep what they have seen of it.
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
