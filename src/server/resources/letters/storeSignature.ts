import { createHash } from 'node:crypto';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';

const NO_SIGNATURE = 'Dosen ini belum menyimpan tanda tangan';

/** Keeps the signature as it is now, because its owner may store another one. */
export async function storeSignature(
  trx: Database,
  lecturerId: number | null,
): Promise<string | null> {
  if (lecturerId === null) return null;
  const signature = await trx
    .selectFrom('lecturers')
    .innerJoin('signatures', 'signatures.user_id', 'lecturers.user_id')
    .select('signatures.image')
    .where('lecturers.id', '=', lecturerId)
    .executeTakeFirst();
  if (!signature) throw fieldErrors({ signatory_lecturer_id: [NO_SIGNATURE] });
  const sha256 = createHash('sha256').update(signature.image).digest('hex');
  await trx
    .insertInto('letter_signatures')
    .values({ sha256, image: signature.image })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return sha256;
}
