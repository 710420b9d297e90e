import { randomUUID } from 'node:crypto';
import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';
import type { Role } from '@/shared/permissions';
import type { SessionUser } from './sessionUser';
import { readToken, signToken, type TokenClaims } from './tokens';

export interface SessionServices {
  db: Database;
  config: SessionConfig;
  clock: () => Date;
}

type SessionConfig = Pick<
  Config,
  | 'sessionSecret'
  | 'accessTokenTtl'
  | 'accessTokenTtlRemember'
  | 'refreshWindow'
  | 'refreshWindowRemember'
>;

/**
 * For this many seconds after a rotation the replaced token still gets the same successor: several
 * tabs may refresh simultaneously, and a client may retry when a response is lost.
 */
const ROTATION_GRACE_S = 30;

/** Starts a session and returns its first token. */
export async function startSession(
  { db, config, clock }: SessionServices,
  user: { id: number; role: Role },
  remember: boolean,
): Promise<string> {
  const session = {
    id: randomUUID(),
    user_id: user.id,
    remember,
    current_jti: randomUUID(),
    current_issued_at: wholeSecond(clock()),
  };
  await db.insertInto('sessions').values(session).execute();
  return tokenOf(session, user.role, config);
}

/** The user of a token that is currently valid, or null. */
export async function findSessionUser(
  { db, config, clock }: SessionServices,
  token: string,
): Promise<SessionUser | null> {
  const claims = readToken(token, config.sessionSecret);
  if (!claims || claims.expiresAt * 1000 <= clock().getTime()) return null;
  const session = await findSession(db, claims);
  if (!session) return null;
  const isCurrent =
    session.current_jti === claims.tokenId || isFreshlyReplaced(session, claims, clock());
  return isCurrent ? userOf(session) : null;
}

/** The user of a session that has not ended, or null. For signed URLs, which name the session. */
export async function findUserOfSession(
  db: Database,
  sessionId: string,
): Promise<SessionUser | null> {
  const session = await selectSession(db, sessionId).executeTakeFirst();
  return session ? userOf(session) : null;
}

/**
 * The successor of a token, which may have expired but must be within the refresh window. A token
 * that was replaced before the grace period began has been copied, so its session is ended.
 */
export async function refreshToken(
  { db, config, clock }: SessionServices,
  token: string,
): Promise<string | null> {
  const claims = readToken(token, config.sessionSecret);
  const session = claims && (await findSession(db, claims));
  if (!session) return null;

  const now = clock();
  const window = session.remember ? config.refreshWindowRemember : config.refreshWindow;
  if ((claims.issuedAt + window) * 1000 <= now.getTime()) return null;

  // The condition on current_jti makes concurrent refreshes, in any process, agree on one successor.
  const successor = await db
    .updateTable('sessions')
    .set({
      current_jti: randomUUID(),
      current_issued_at: wholeSecond(now),
      previous_jti: claims.tokenId,
      rotated_at: now,
    })
    .where('id', '=', claims.sessionId)
    .where('current_jti', '=', claims.tokenId)
    .returning(['id', 'user_id', 'remember', 'current_jti', 'current_issued_at'])
    .executeTakeFirst();
  if (successor) return tokenOf(successor, session.role, config);

  const latest = await findSession(db, claims);
  if (!latest) return null;
  if (isFreshlyReplaced(latest, claims, now)) return tokenOf(latest, latest.role, config);
  await endSession(db, claims.sessionId);
  return null;
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/**
 * Ends all sessions of a user, e.g. after a password reset, a deactivation or a change of role.
 * `exceptSessionId` keeps the session in which users change their own password.
 */
export async function endSessionsOf(
  db: Database,
  userId: number,
  exceptSessionId?: string,
): Promise<void> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptSessionId !== undefined) query = query.where('id', '<>', exceptSessionId);
  await query.execute();
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
        eb.and([eb('remember', '=', false), eb('current_issued_at', '<', olderThan(lifetime))]),
        eb('current_issued_at', '<', olderThan(Math.max(lifetime, rememberedLifetime))),
      ]),
    )
    .execute();
}

async function findSession(db: Database, claims: TokenClaims) {
  const session = await selectSession(db, claims.sessionId)
    .where('sessions.user_id', '=', claims.userId)
    // After a change of role the client still shows the menu of the old role: make it log in again.
    .where('users.role', '=', claims.role)
    .executeTakeFirst();
  return session ?? null;
}

function selectSession(db: Database, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('lecturers', 'lecturers.user_id', 'users.id')
    .leftJoin('mentors', 'mentors.user_id', 'users.id')
    .select((eb) => [
      'sessions.id',
      'sessions.user_id',
      'sessions.remember',
      'sessions.current_jti',
      'sessions.current_issued_at',
      'sessions.previous_jti',
      'sessions.rotated_at',
      'users.role',
      'users.has_default_password',
      eb.fn.coalesce('students.id', 'lecturers.id', 'mentors.id').as('profile_id'),
    ])
    .where('sessions.id', '=', sessionId)
    .where('users.is_active', '=', true);
}

function userOf(session: {
  id: string;
  user_id: number;
  role: Role;
  profile_id: number | null;
  has_default_password: boolean;
}): SessionUser {
  return {
    id: session.user_id,
    role: session.role,
    sessionId: session.id,
    profileId: session.profile_id,
    hasDefaultPassword: session.has_default_password,
  };
}

function isFreshlyReplaced(
  session: { previous_jti: string | null; rotated_at: Date | null },
  claims: TokenClaims,
  now: Date,
): boolean {
  if (session.previous_jti !== claims.tokenId || session.rotated_at === null) return false;
  return now.getTime() - session.rotated_at.getTime() <= ROTATION_GRACE_S * 1000;
}

function tokenOf(
  session: {
    id: string;
    user_id: number;
    remember: boolean;
    current_jti: string;
    current_issued_at: Date;
  },
  role: Role,
  config: SessionConfig,
): string {
  const issuedAt = session.current_issued_at.getTime() / 1000;
  const ttl = session.remember ? config.accessTokenTtlRemember : config.accessTokenTtl;
  return signToken(
    {
      userId: session.user_id,
      role,
      sessionId: session.id,
      tokenId: session.current_jti,
      issuedAt,
      expiresAt: issuedAt + ttl,
    },
    config.sessionSecret,
  );
}

/** JWTs count in seconds; re-signing a token from its row must give the same token. */
function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}
