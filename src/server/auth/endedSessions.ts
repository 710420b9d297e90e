import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { SESSIONS_MAX } from '@/shared/constants/limits';
import { isAlive, type SessionServices } from './sessionRows';

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/**
 * Ends all sessions of a user, and the codes that could set another password, e.g. after a password reset, a deactivation
 * or a change of role. `exceptSessionId` keeps the session in which users change their own password.
 */
export async function endSessionsOf(
  db: Database,
  userId: number,
  exceptSessionId?: string,
): Promise<void> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptSessionId !== undefined) query = query.where('id', '<>', exceptSessionId);
  await query.execute();
  await db.deleteFrom('password_codes').where('user_id', '=', userId).execute();
}

/** The ids of these sessions that have ended or belong to an account that is not active. */
export async function selectEndedSessions(
  { db, config, clock }: SessionServices,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as asked (id) where not exists (
      select from sessions join users on users.id = sessions.user_id
      where sessions.id = asked.id and users.is_active and ${isAlive(config, clock())}
    )`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Makes room for one more session: ends the oldest until 19 are left, and returns how many were ended. Expects
 * the account to be locked, so that logins at the same time count each other.
 */
export async function endOldestSessions(
  { db, config, clock }: SessionServices,
  userId: number,
): Promise<number> {
  const surplus = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where(isAlive(config, clock()))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(SESSIONS_MAX - 1);
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', 'in', surplus)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes sessions whose last token can no longer be used or refreshed. */
export async function deleteExpiredSessions({ db, config, clock }: SessionServices): Promise<void> {
  const olderThan = (seconds: number) => new Date(clock().getTime() - seconds * 1000);
  const lifetime = Math.max(config.accessTokenTtl, config.refreshWindow);
  const rememberedLifetime = Math.max(config.accessTokenTtlRemember, config.refreshWindowRemember);
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', olderThan(Math.max(config.sessionLife, config.sessionLifeRemember))),
        eb.and([eb('remember', '=', false), eb('current_issued_at', '<', olderThan(lifetime))]),
        eb('current_issued_at', '<', olderThan(Math.max(lifetime, rememberedLifetime))),
      ]),
    )
    .execute();
}
