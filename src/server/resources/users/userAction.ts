import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { foundOr404 } from '@/server/http/errors';
import type { Services } from '@/server/services';
import type { USER_ACTIONS } from '@/shared/constants/bulkActions';
import { lockAccount } from './accountQueries';
import {
  changeAccount,
  type DefaultPassword,
  defaultPasswordOf,
  resetPassword,
} from './changeAccount';
import { removeAccount } from './removeUser';

type Act = (trx: Database, id: number) => Promise<'done' | 'already'>;

/** Prepares a bulk action, slow work included, and returns its effect on one account. */
export async function userAction(
  services: Services,
  actor: SessionUser,
  action: (typeof USER_ACTIONS)[number],
  ids: readonly number[],
): Promise<Act> {
  const { db, clock } = services;
  if (action === 'delete') {
    return async (trx, id) => {
      await removeAccount(trx, actor, id, clock());
      return 'done';
    };
  }
  if (action === 'reset_password') {
    const passwords = new Map<number, DefaultPassword | null>();
    // One after the other, so that a concurrent login waits for one hash, not for 500.
    for (const id of new Set(ids)) passwords.set(id, await defaultPasswordOf(db, id));
    return async (trx, id) => {
      await resetPassword(trx, services, id, passwords.get(id) ?? null);
      return 'done';
    };
  }
  const is_active = action === 'activate';
  return async (trx, id) => {
    const account = foundOr404(await lockAccount(trx, id));
    if (account.is_active === is_active) return 'already';
    await changeAccount(trx, actor, id, { is_active, updated_at: clock() });
    return 'done';
  };
}
