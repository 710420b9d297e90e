import { randomUUID } from 'node:crypto';
import { endSession } from '@/server/auth/endedSessions';
import { readToken, signToken } from '@/server/auth/tokens';
import { aSuperAdmin } from '@/server/testing/builders';
import type { TestApp } from '@/server/testing/buildTestApp';
import { sessionToken } from '@/server/testing/sessionToken';
import type { Person, PersonName } from './twoPlacements';

/** The senders of requests. The first ones have no valid session. */
export const SIGNED_OUT = [
  'none',
  'garbage',
  'forged',
  'expired',
  'revoked',
  'deactivated',
] as const;
export const ACTORS = [
  ...SIGNED_OUT,
  /** A super admin who still has the default password. */
  'newcomer',
  'superAdmin',
  'ownLecturer',
  'otherLecturer',
  'ownMentor',
  'otherMentor',
  'ownStudent',
  'otherStudent',
] as const;

export type Actor = (typeof ACTORS)[number];

const HALF_A_DAY_AND_MORE_MS = 13 * 60 * 60 * 1000;

type Headers = Record<string, string>;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** The request headers of every actor. `now` is the frozen time of the tests. */
export async function actorHeaders(
  app: TestApp,
  now: Date,
  people: Record<PersonName, Person>,
): Promise<Record<Actor, Headers>> {
  const { db, services } = app;
  const secret = services.config.sessionSecret;
  const tokenOf = (user: Person) => sessionToken(services, user);
  /** Adds a second device and uses the session once, because the server notes its first use. */
  const inUse = async (user: Person) => {
    await tokenOf(user);
    const headers = bearer(await tokenOf(user));
    await app.inject({ method: 'POST', url: '/api/me', headers });
    return headers;
  };
  const adminUser = async (user = {}) => (await aSuperAdmin(db, { user })).user;

  const admin = await adminUser({ name: 'Super Admin' });
  const { authorization = '' } = await inUse(admin);
  const adminToken = authorization.replace('Bearer ', '');
  const claims = readToken(adminToken, secret);
  if (!claims) throw new Error('a token that was just issued is valid');

  app.setTime(new Date(now.getTime() - HALF_A_DAY_AND_MORE_MS));
  const expired = await tokenOf(admin);
  app.setTime(now);

  const revoked = await tokenOf(admin);
  await endSession(db, readToken(revoked, secret)?.sessionId ?? randomUUID());

  // Deactivating an account ends its sessions, too; here only the account's status keeps it out.
  const deactivated = await tokenOf(await adminUser({ is_active: false }));

  return {
    none: {},
    garbage: bearer('not.a.token'),
    forged: bearer(signToken(claims, 'a secret that the server does not have')),
    expired: bearer(expired),
    revoked: bearer(revoked),
    deactivated: bearer(deactivated),
    newcomer: await inUse(await adminUser({ has_default_password: true })),
    superAdmin: bearer(adminToken),
    ownLecturer: await inUse(people.ownLecturer),
    otherLecturer: await inUse(people.otherLecturer),
    ownMentor: await inUse(people.ownMentor),
    otherMentor: await inUse(people.otherMentor),
    ownStudent: await inUse(people.ownStudent),
    otherStudent: await inUse(people.otherStudent),
  };
}
