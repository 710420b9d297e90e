import { recordEvent } from '@/server/auth/recordEvent';
import { forReason } from '@/server/db/actor';
import { queueFactorMail } from '@/server/resources/mails/kinds/factorMail';
import { notifyFactorEvent } from '@/server/resources/notifications/kinds/changedFactors';
import type { Services } from '@/server/services';
import { FACTOR_EVENTS, type FactorEvent } from '@/shared/resources/second-factors/factorEvents';

const ACTIONS = {
  code_given: 'issue_second_factor_code',
  codes_refused: 'second_factor_refused',
} as const;

/**
 * Tells the owner of an account what happened with its second factors: in the audit trail, the inbox and a mail, also
 * when it was the owner, because a stolen session has the same name.
 */
export async function tellOwner(
  { db: trx, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  account: { id: number; name: string },
  event: FactorEvent,
): Promise<void> {
  const action = event in ACTIONS ? ACTIONS[event as keyof typeof ACTIONS] : 'change_second_factor';
  const entry = await forReason(FACTOR_EVENTS[event], () =>
    recordEvent({ db: trx, clock }, { action, account }),
  );
  await notifyFactorEvent(trx, { userId: account.id, entry, event }, clock());
  await queueFactorMail(trx, { config, clock }, account.id, event);
}
