import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { paths } from '@/shared/paths';
import { ROLES } from '@/shared/permissions';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';

export const resetPasswords: NotificationType = {
  kind: 'reset_passwords',
  roles: ROLES,
  title: 'Password yang direset',
  isAlwaysMailed: true,
  facts: ({ user }) => sql`
    select from users where users.id = news.matter_id and users.id = ${user.id}`,
  titleOf: (news) => `Password Anda direset${byActor(news)}`,
  linkOf: () => paths.devices,
};

export async function notifyReset(trx: Database, userId: number, now: Date): Promise<void> {
  const recipients = sql`select ${userId}::integer as user_id, ${userId}::integer as matter_id, null::text as detail`;
  await notify(trx, 'reset_passwords', recipients, now);
}
