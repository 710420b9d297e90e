import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { paths } from '@/shared/paths';
import type { NotificationType } from '../notification';
import { notify } from '../notify';

/** News until the address is another one, or its owner asks for another link. */
export const refusedAddresses: NotificationType<{ name: string }> = {
  kind: 'refused_addresses',
  roles: ['super_admin'],
  title: 'Alamat email yang ditolak',
  isAboutMails: true,
  facts: () => sql`
    select name, email_refusal as detail from users as refused
    where refused.id = news.matter_id and refused.is_active and refused.email_refused_at is not null`,
  titleOf: ({ name }) => `Email untuk ${name} ditolak, alamatnya perlu diperbaiki`,
  linkOf: ({ matter_id }) => paths.users.edit(matter_id),
};

/** Tells all super admins of an address that was switched off. */
export async function notifyAddressRefused(
  trx: Database,
  userId: number,
  now: Date,
): Promise<void> {
  const recipients = sql`
    select id as user_id, ${userId}::integer as matter_id, null::text as detail
    from users where role = 'super_admin' and is_active`;
  await notify(trx, 'refused_addresses', recipients, now);
}
