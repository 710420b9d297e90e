import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Settings } from '@/server/config';
import { errorForLog } from './errorForLog';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a login was for; null for an unknown identifier. */
    loginOf?: number | null;
  }
}

const SECRETS = ['authorization', 'password', 'new_password', 'new_password_confirmation', 'token'];

/**
 * One line of JSON per request. Only method and path are logged: headers, bodies and query strings
 * contain secrets, URL signatures and search terms.
 */
export function loggerOptions({ environment }: Pick<Settings, 'environment'>): LoggerOptions {
  return {
    level: environment === 'test' ? 'silent' : 'info',
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathForLog(request) }),
      err: errorForLog,
    },
    redact: {
      paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`)],
      censor: '***',
    },
  };
}

/** The code of a paper, also in an address with a slip: with it, a copy of the paper passes for genuine. */
const CODE = /(\/(?:verif[a-z]*)(?:\/|%2f)).*$/i;

/** File names contain a NIM, so the path of a file is logged as its route, and that of a code without it. */
function pathForLog({ url, routeOptions }: FastifyRequest): string | undefined {
  const route = routeOptions?.url;
  return route?.includes('/files/') ? route : url.split('?')[0]?.replace(CODE, '$1***');
}

export const requestIdOptions = {
  // Fastify logs two lines per request; registerRequestLog writes one, with the outcome.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: (request) => {
    const received = request.headers['x-request-id'];
    return typeof received === 'string' && /^[\w.-]{1,64}$/.test(received)
      ? received
      : randomUUID();
  },
} satisfies FastifyServerOptions;

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    const { loginOf } = request;
    const line = {
      req: request,
      operation: operationId,
      user: request.user?.id,
      ...(loginOf !== undefined && { account: loginOf, address: request.ip }),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // Requests for client files are frequent and rarely of interest.
    if (request.url.startsWith('/api')) request.log.info(line, 'request');
    else request.log.debug(line, 'request');
  });
}
