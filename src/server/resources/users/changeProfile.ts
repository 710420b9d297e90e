import { hashPassword } from '@/server/auth/passwords';
import type { Database } from '@/server/db/database';
import { saveSignature } from '@/server/resources/signatures/signatureQueries';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { ImageFile } from '@/shared/validation/imageFile';
import { updateAccount } from './accountQueries';
import { lockOpenAccount } from './changeAccount';
import { readOptionalSignature } from './signatureUpload';

interface ProfileChange {
  userId: number;
  /** The version of the profile that the change was made on. */
  read: { table: 'students' | 'lecturers' | 'mentors'; id: number; version: number | undefined };
  /** The NIM, NIP or NIK, if sent. */
  identifier: string | undefined;
  signature?: ImageFile | null;
  now: Date;
  /** The fields sent; `write` is called only if there are any. */
  profile: object;
  write: (trx: Database) => Promise<void>;
}

/**
 * Changes a profile and its signature. While the password is still the default, a new NIM, NIP or NIK
 * also becomes the new password (spec §9: "Default password: the NIM, NIK or NIP").
 */
export async function changeProfile(db: Database, change: ProfileChange): Promise<void> {
  const { userId, read, identifier, signature, now, profile, write } = change;
  const image = await readOptionalSignature(signature);
  // Hash before the transaction, to keep it short. Only the locked row shows whether it is needed.
  const passwordHash = identifier === undefined ? null : await hashPassword(identifier);
  await db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, userId);
    await refuseStale(trx, read.table, read.id, read.version);
    if (Object.values(profile).some((value) => value !== undefined)) await write(trx);
    if (image) await saveSignature(trx, userId, image);
    if (passwordHash !== null && account.has_default_password) {
      await updateAccount(trx, userId, {
        password_hash: passwordHash,
        default_password_given_at: now,
        updated_at: now,
      });
    }
  });
}
