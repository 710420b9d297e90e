import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { onBehalfOf, userAsRequester } from '@/server/queues/requester';
import type { Role } from '@/shared/permissions';
import { endSession } from './endedSessions';
import { type SessionConfig, type SessionServices, selectSession } from './sessionRows';
import type { SessionUser } from './sessionUser';
import { readToken, signToken, type TokenClaims } from './tokens';

/**
 * For this many seconds after a rotation the replaced token still gets the same successor: several tabs may
 * refresh simultaneously, and a client may retry when a response is lost (docs/decisions/0003).
 */
const ROTATION_GRACE_S = 30;

/** The list of devices shows the last use to the minute; one write in five minutes is enough for it. */
const LAST_USE_INTERVAL_S = 5 * 60;

/** The client of a session, as far as it is known. */
export interface Client {
  /** such as 'Chrome di Android' */
  device: string | null;
  address: string | null;
}

export interface LastLogin extends Client {
  at: Date;
}

/** The provider that has checked who a person is (docs/decisions/0004). */
export interface CameBy {
  providerId: string;
  /** Null without one, or for one that is too long to be kept. */
  idToken: string | null;
}

interface NewSession extends Client {
  remember: boolean;
  /** The login before this one, for the user to see. */
  previousLogin: LastLogin | null;
  /** null for a password of SiMagang */
  cameBy?: CameBy | null;
}

/** Starts a session and returns its first token. */
export async function startSession(
  { db, config, clock }: SessionServices,
  user: { id: number; role: Role },
  { remember, device, address, previousLogin, cameBy }: NewSession,
): Promise<string> {
  const now = clock();
  const session = {
    id: randomUUID(),
    user_id: user.id,
    remember,
    created_at: now,
    current_jti: randomUUID(),
    current_issued_at: wholeSecond(now),
    device,
    address,
    last_used_at: now,
    previous_login_at: previousLogin?.at,
    previous_login_device: previousLogin?.device,
    previous_login_address: previousLogin?.address,
    login_provider: cameBy?.providerId,
    id_token: cameBy?.idToken,
  };
  await db.insertInto('sessions').values(session).execute();
  return tokenOf(session, user.role, config);
}

/** The user of a token that is currently valid, or null. Notes the use of the session. */
export async function findSessionUser(
  services: SessionServices,
  token: string,
  address: string,
): Promise<SessionUser | null> {
  const { config, clock } = services;
  const claims = readToken(token, config.sessionSecret);
  if (!claims || claims.expiresAt * 1000 <= clock().getTime()) return null;
  // The signature is valid, so the token belongs to this user, if perhaps to an ended session.
  return onBehalfOf(userAsRequester(claims.userId), () =>
    findUserOfToken(services, claims, address),
  );
}

async function findUserOfToken(
  services: SessionServices,
  claims: TokenClaims,
  address: string,
): Promise<SessionUser | null> {
  const { clock } = services;
  const session = await findSession(services, claims);
  if (!session) return null;
  const isCurrent = session.current_jti === claims.tokenId;
  if (!isCurrent && !isFreshlyReplaced(session, claims, clock())) return null;
  const isKnownAsUsed = isCurrent ? session.is_current_used : session.is_previous_used;
  const isRecent = clock().getTime() - session.last_used_at.getTime() < LAST_USE_INTERVAL_S * 1000;
  if (!isKnownAsUsed || !isRecent) await noteUse(services, claims, address);
  return userOf(session);
}

async function noteUse(
  { db, clock }: SessionServices,
  { sessionId, tokenId }: TokenClaims,
  address: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    // Compared in SQL, because a refresh may have replaced the token since it was read.
    .set({
      last_used_at: clock(),
      address,
      is_current_used: sql<boolean>`is_current_used or current_jti = ${tokenId}`,
      is_previous_used: sql<boolean>`is_previous_used or previous_jti is not distinct from ${tokenId}`,
    })
    .where('id', '=', sessionId)
    .execute();
}

/** The user of a session that has not ended, or null. For signed URLs, which name the session. */
export async function findUserOfSession(
  services: SessionServices,
  sessionId: string,
): Promise<SessionUser | null> {
  const session = await selectSession(services, sessionId).executeTakeFirst();
  return session ? userOf(session) : null;
}

/**
 * The successor of a token, which may have expired but must be within the refresh window. A token
 * that was replaced before the grace period began, or whose successors are in use, has been copied, so
 * its session is ended.
 */
export async function refreshToken(
  services: SessionServices,
  token: string,
): Promise<string | null> {
  const { db, config, clock } = services;
  const claims = readToken(token, config.sessionSecret);
  const session = claims && (await findSession(services, claims));
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
      is_current_used: false,
      previous_jti: claims.tokenId,
      rotated_at: now,
      is_previous_used: sql.ref('is_current_used'),
      older_jti: sql.ref('previous_jti'),
      older_rotated_at: sql.ref('rotated_at'),
    })
    .where('id', '=', claims.sessionId)
    .where('current_jti', '=', claims.tokenId)
    .returning(['id', 'user_id', 'remember', 'created_at', 'current_jti', 'current_issued_at'])
    .executeTakeFirst();
  if (successor) return tokenOf(successor, session.role, config);

  const latest = await findSession(services, claims);
  if (!latest) return null;
  if (isFreshlyReplaced(latest, claims, now) || isLeftBehind(latest, claims, now)) {
    return tokenOf(latest, latest.role, config);
  }
  await endSession(db, claims.sessionId);
  return null;
}

async function findSession(services: SessionServices, claims: TokenClaims) {
  const session = await selectSession(services, claims.sessionId)
    .where('sessions.user_id', '=', claims.userId)
    // After a change of role the client still shows the menu of the old role: make it log in again.
    .where('users.role', '=', claims.role)
    .executeTakeFirst();
  return session ?? null;
}

function userOf(session: {
  id: string;
  user_id: number;
  name: string;
  role: Role;
  profile_id: number | null;
  has_default_password: boolean;
  has_second_factor: boolean;
  login_provider: string | null;
  proved_at: Date;
  device: string | null;
}): SessionUser {
  return {
    id: session.user_id,
    name: session.name,
    role: session.role,
    sessionId: session.id,
    profileId: session.profile_id,
    hasDefaultPassword: session.has_default_password,
    hasSecondFactor: session.has_second_factor,
    isVouchedFor: session.login_provider !== null,
    provedAt: session.proved_at,
    device: session.device,
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

/** A tab that missed two refreshes in a row gets the latest token, unless that is in use already. */
function isLeftBehind(
  session: {
    older_jti: string | null;
    older_rotated_at: Date | null;
    is_current_used: boolean;
    is_previous_used: boolean;
  },
  claims: TokenClaims,
  now: Date,
): boolean {
  if (session.older_jti !== claims.tokenId || session.older_rotated_at === null) return false;
  if (session.is_previous_used || session.is_current_used) return false;
  return now.getTime() - session.older_rotated_at.getTime() <= ROTATION_GRACE_S * 1000;
}

function tokenOf(
  session: {
    id: string;
    user_id: number;
    remember: boolean;
    created_at: Date;
    current_jti: string;
    current_issued_at: Date;
  },
  role: Role,
  config: SessionConfig,
): string {
  const issuedAt = session.current_issued_at.getTime() / 1000;
  const [ttl, life] = session.remember
    ? [config.accessTokenTtlRemember, config.sessionLifeRemember]
    : [config.accessTokenTtl, config.sessionLife];
  const endsAt = Math.floor(session.created_at.getTime() / 1000) + life;
  return signToken(
    {
      userId: session.user_id,
      role,
      sessionId: session.id,
      tokenId: session.current_jti,
      issuedAt,
      expiresAt: Math.min(issuedAt + ttl, endsAt),
    },
    config.sessionSecret,
  );
}

/** JWTs count in seconds; re-signing a token from its row must give the same token. */
function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}
