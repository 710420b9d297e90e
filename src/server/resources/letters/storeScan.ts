import type { Database } from '@/server/db/database';
import type { RequestFile } from '@/server/resources/attendance-requests/requestFile';

/** Replaces the signed scan of a letter, which then counts as signed. */
export async function storeScan(
  trx: Database,
  letter_id: number,
  scan: RequestFile,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('letter_scans').where('letter_id', '=', letter_id).execute();
  await trx
    .insertInto('letter_scans')
    .values({ letter_id, ...scan, attached_at: now })
    .execute();
  await trx.updateTable('letters').set({ signed_at: now }).where('id', '=', letter_id).execute();
}

export async function removeScan(trx: Database, letter_id: number): Promise<void> {
  await trx.deleteFrom('letter_scans').where('letter_id', '=', letter_id).execute();
  await trx
    .updateTable('letters')
    .set({ signed_at: null })
    .where('id', '=', letter_id)
    .where('signed_at', 'is not', null)
    .execute();
}
