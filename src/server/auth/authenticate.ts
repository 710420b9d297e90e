import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '@/server/config';
import { forbidden, HttpError, MESSAGES, unauthorized } from '@/server/http/errors';
import { PASSWORD_CHANGE_REQUIRED } from '@/shared/constants/errorCodes';
import type { Role } from '@/shared/permissions';
import type { Access } from './access';
import type { SessionServices } from './sessionRows';
import { findSessionUser } from './sessions';
import type { SessionUser } from './sessionUser';
import { bearerToken } from './tokens';

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** Also allowed to accounts that must change their default password first. */
    withDefaultPassword?: boolean;
  }
}

export interface AuthenticationServices extends SessionServices {
  config: SessionServices['config'] & Pick<Config, 'requirePasswordChange'>;
}

/** Authenticates every request to a known route and checks the user's role against the access table. */
export function registerAuthentication(
  api: FastifyInstance,
  services: AuthenticationServices,
): void {
  api.decorateRequest('user', null);
  api.addHook('onRequest', async (request) => {
    // Unknown paths get a 404, with or without a session.
    if (request.is404) return;
    const { access, withDefaultPassword = false } = request.routeOptions.config;
    if (access === undefined) throw forbidden();
    if (access === 'public') return;

    const user = await authenticate(request, services);
    request.user = user;
    if (!access.includes(user.role)) throw forbidden();
    if (!withDefaultPassword) rejectDefaultPassword(user, services.config);
  });
}

/** Throws 401 or 403 for all other roles; for public operations that answer more to some roles. */
export async function requireRole(
  request: FastifyRequest,
  services: AuthenticationServices,
  roles: readonly Role[],
): Promise<void> {
  const user = await authenticate(request, services);
  request.user = user;
  if (!roles.includes(user.role)) throw forbidden();
  rejectDefaultPassword(user, services.config);
}

/** Throws 403 for an account that must change its default password first. */
export function rejectDefaultPassword(
  user: SessionUser,
  { requirePasswordChange }: Pick<Config, 'requirePasswordChange'>,
): void {
  if (!requirePasswordChange || !user.hasDefaultPassword) return;
  throw new HttpError(403, MESSAGES.passwordChangeRequired, { code: PASSWORD_CHANGE_REQUIRED });
}

async function authenticate(
  request: FastifyRequest,
  services: SessionServices,
): Promise<SessionUser> {
  const token = bearerToken(request.headers.authorization);
  const user = token === null ? null : await findSessionUser(services, token, request.ip);
  if (user === null) throw unauthorized();
  return user;
}
