import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';

export interface PublicAddress {
  address: string | null;
  source: 'setting' | 'confirmed' | null;
  confirmed_at: Date | null;
}

/**
 * The public address of this installation: the setting, or the address confirmed by a super admin. Never that
 * of a request, which its sender chooses (docs/decisions/0055).
 */
export async function selectPublicAddress(
  db: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<PublicAddress> {
  if (publicUrl !== null) return { address: publicUrl, source: 'setting', confirmed_at: null };
  const confirmed = await db
    .selectFrom('public_address')
    .select(['address', 'confirmed_at'])
    .executeTakeFirst();
  return confirmed
    ? { ...confirmed, source: 'confirmed' }
    : { address: null, source: null, confirmed_at: null };
}

/** Whether this server sends mails, and knows its address for their links. */
export async function canMailLinks(
  db: Database,
  { smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>,
): Promise<boolean> {
  return smtpUrl !== null && (await selectPublicAddress(db, { publicUrl })).address !== null;
}

export async function savePublicAddress(
  db: Database,
  address: string,
  confirmed_at: Date,
): Promise<void> {
  await db
    .insertInto('public_address')
    .values({ address, confirmed_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ address, confirmed_at }))
    .execute();
}
