import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { paths } from '@/shared/paths';
import { ROLES } from '@/shared/permissions';
import { FACTOR_EVENTS, type FactorEvent } from '@/shared/resources/second-factors/factorEvents';
import type { NotificationType } from '../notification';
import { notify } from '../notify';

/** Each event is news of its own, under the number of its entry in the audit trail. */
export const changedFactors: NotificationType = {
  kind: 'changed_factors',
  roles: ROLES,
  title: 'Perubahan verifikasi dua langkah',
  isAlwaysMailed: true,
  facts: ({ user }) => sql`select from users where users.id = ${user.id}`,
  titleOf: ({ noted }) => `Verifikasi dua langkah: ${FACTOR_EVENTS[noted as FactorEvent]}`,
  linkOf: () => paths.secondFactors,
};

interface Told {
  userId: number;
  /** The entry of the audit trail. */
  entry: number;
  event: FactorEvent;
}

export async function notifyFactorEvent(
  trx: Database,
  { userId, entry, event }: Told,
  now: Date,
): Promise<void> {
  const recipients = sql`select ${userId}::integer as user_id, ${entry}::integer as matter_id, ${event}::text as detail`;
  await notify(trx, 'changed_factors', recipients, now, { isForActor: true });
}
