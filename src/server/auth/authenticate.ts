import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, HttpError, MESSAGES, unauthorized } from '@/server/http/errors';
import type { Services } from '@/server/services';
import { PASSWORD_CHANGE_REQUIRED } from '@/shared/constants/errorCodes';
import type { Access } from './access';
import { findSessionUser } from './sessions';
import type { SessionUser } from './sessionUser';
import { bearerToken } from './tokens';

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** Stays open to an account that must change its default password first. */
    withDefaultPassword?: boolean;
  }
}

/** The one hook that lets a request in: who asks, and whether the access table names their role. */
export function registerAuthentication(api: FastifyInstance, services: Services): void {
  api.decorateRequest('user', null);
  api.addHook('onRequest', async (request) => {
    // An unknown path is unknown to everyone.
    if (request.is404) return;
    const { access, withDefaultPassword = false } = request.routeOptions.config;
    if (access === undefined) throw forbidden();
    if (access === 'public') return;

    const user = await authenticate(request, services);
    if (!access.includes(user.role)) throw forbidden();
    const mustChange = services.config.requirePasswordChange && user.hasDefaultPassword;
    if (mustChange && !withDefaultPassword) {
      throw new HttpError(403, MESSAGES.passwordChangeRequired, { code: PASSWORD_CHANGE_REQUIRED });
    }
    request.user = user;
  });
}

async function authenticate(request: FastifyRequest, services: Services): Promise<SessionUser> {
  const token = bearerToken(request.headers.authorization);
  const user = token === null ? null : await findSessionUser(services, token);
  if (user === null) throw unauthorized();
  return user;
}
