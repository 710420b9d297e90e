import { type SessionUser, writeSession } from '@/client/session/storage';
import type { Role } from '@/shared/permissions';

const base64Url = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** A token that the client can decode; `name` makes it unique. */
export const aToken = (name = 'one', expiresInSeconds = 3600): string => {
  const exp = Math.floor(Date.now() / 1000) + expiresInSeconds;
  return `${base64Url({ alg: 'HS256' })}.${base64Url({ jti: name, exp })}.signature`;
};

const NAMES: Record<Role, string> = {
  super_admin: 'Ratna Wulandari',
  lecturer: 'Dewi Lestari',
  mentor: 'Agus Pratama',
  student: 'Budi Santoso',
};

export const aUser = (role: Role, rest: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  name: NAMES[role],
  email: `${role}@example.ac.id`,
  role,
  must_change_password: false,
  ...rest,
});

/** Writes a session to browser storage, like an earlier login. */
export const storeSession = (user: Role | SessionUser, accessToken = aToken()): string => {
  writeSession({ accessToken, user: typeof user === 'string' ? aUser(user) : user });
  return accessToken;
};
