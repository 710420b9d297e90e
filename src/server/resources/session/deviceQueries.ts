import { isAlive, type SessionServices } from '@/server/auth/sessionRows';
import type { Client, LastLogin } from '@/server/auth/sessions';
import type { Database } from '@/server/db/database';

/** Notes a login and returns the one before it. Expects the account to be locked. */
export async function recordLogin(
  trx: Database,
  userId: number,
  { device, address }: Client,
  now: Date,
): Promise<LastLogin | null> {
  const before = await trx
    .selectFrom('users')
    .select(['last_login_at', 'last_login_device', 'last_login_address'])
    .where('id', '=', userId)
    .executeTakeFirst();
  await trx
    .updateTable('users')
    .set({ last_login_at: now, last_login_device: device, last_login_address: address })
    .where('id', '=', userId)
    .execute();
  return before
    ? lastLogin(before.last_login_at, before.last_login_device, before.last_login_address)
    : null;
}

/** The login before the one that started this session. */
export async function selectLastLogin(db: Database, sessionId: string): Promise<LastLogin | null> {
  const session = await db
    .selectFrom('sessions')
    .select(['previous_login_at', 'previous_login_device', 'previous_login_address'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session
    ? lastLogin(
        session.previous_login_at,
        session.previous_login_device,
        session.previous_login_address,
      )
    : null;
}

function lastLogin(
  at: Date | null,
  device: string | null,
  address: string | null,
): LastLogin | null {
  return at && { at, device, address };
}

/** The open sessions of a user, the one used last first. */
export async function selectSessions({ db, config, clock }: SessionServices, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where(isAlive(config, clock()))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns false if the user has no such session. */
export async function deleteOwnSession(
  db: Database,
  userId: number,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}
