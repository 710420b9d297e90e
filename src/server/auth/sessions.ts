import { randomUUID } from 'node:crypto';
import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';
import type { Role } from '@/shared/permissions';
import type { SessionUser } from './sessionUser';
import { readToken, signToken, type TokenClaims } from './tokens';

interface SessionServices {
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
 * So long after a rotation the replaced token still gets the same successor: tabs that woke up
 * together refresh together, and a lost answer may be asked for again.
 */
export const ROTATION_GRACE_S = 30;

/** Begins a session and answers its first token. */
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

/** Whose token this is, if it is still good at this moment; one query. */
export async function findSessionUser(
  { db, config, clock }: SessionServices,
  token: string,
): Promise<SessionUser | null> {
  const claims = readToken(token, config.sessionSecret);
  if (!claims || claims.expiresAt * 1000 <= clock().getTime()) return null;
  const session = await findSession(db, claims);
  if (!session) return null;
  const isGood =
    session.current_jti === claims.tokenId || isFreshlyReplaced(session, claims, clock());
  if (!isGood) return null;
  return {
    id: session.user_id,
    role: session.role,
    sessionId: session.id,
    profileId: session.profile_id,
    hasDefaultPassword: session.has_default_password,
  };
}

/**
 * The successor of a token, also of an expired one inside the refresh window. A token that was
 * replaced longer ago than the grace is in two hands: its session ends.
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

  // Whoever replaces the token first decides its successor, whichever process they are in.
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
 * Ends all sessions of a user, as after a reset password, a deactivation or a change of role.
 * `exceptSessionId` keeps the one that a user changed their own password in.
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

/** Forgets sessions whose last token can neither be used nor refreshed any more. */
export async function forgetExpiredSessions({ db, config, clock }: SessionServices): Promise<void> {
  const olderThan = (seconds: number) => new Date(clock().getTime() - seconds * 1000);
  const life = Math.max(config.accessTokenTtl, config.refreshWindow);
  const lifeRemembered = Math.max(config.accessTokenTtlRemember, config.refreshWindowRemember);
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb.and([eb('remember', '=', false), eb('current_issued_at', '<', olderThan(life))]),
        eb('current_issued_at', '<', olderThan(Math.max(life, lifeRemembered))),
      ]),
    )
    .execute();
}

async function findSession(db: Database, claims: TokenClaims) {
  const session = await db
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
    .where('sessions.id', '=', claims.sessionId)
    .where('sessions.user_id', '=', claims.userId)
    .where('users.is_active', '=', true)
    // A token of another role is as good as none: the client that holds it shows the wrong menu.
    .where('users.role', '=', claims.role)
    .executeTakeFirst();
  return session ?? null;
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

/** A token counts in seconds, and must come out the same when signed again from the row. */
function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}
