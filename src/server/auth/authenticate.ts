import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '@/server/http/errors';
import type { Role } from '@/shared/permissions';
import type { Access } from './access';
import { refuseStaleProof } from './secondFactorPolicy';
import type { SessionServices } from './sessionRows';
import { findSessionUser } from './sessions';
import type { SessionUser } from './sessionUser';
import { bearerToken } from './tokens';
import { type AccountServices, refuseUnfinished } from './unfinishedAccounts';

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

export type AuthenticationServices = SessionServices & AccountServices;

/** Authenticates every request to a known route and checks the user's role against the access table. */
export function registerAuthentication(
  api: FastifyInstance,
  services: AuthenticationServices,
): void {
  api.decorateRequest('user', null);
  api.addHook('onRequest', async (request) => {
    // Unknown paths get a 404, with or without a session.
    if (request.is404) return;
    const { access, operationId = '' } = request.routeOptions.config;
    if (access === undefined) throw forbidden();
    if (access === 'public') return;

    const user = await authenticate(request, services);
    request.user = user;
    if (!access.includes(user.role)) throw forbidden();
    refuseUnfinished(user, services, operationId);
    refuseStaleProof(operationId, user, services.clock());
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
  refuseUnfinished(user, services);
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
