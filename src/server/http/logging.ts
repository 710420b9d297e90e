import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Settings } from '@/server/config';

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
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
    },
    redact: {
      paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`)],
      censor: '***',
    },
  };
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
    const line = {
      req: request,
      operation: operationId,
      user: request.user?.id,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // Requests for client files are frequent and rarely of interest.
    if (request.url.startsWith('/api')) request.log.info(line, 'request');
    else request.log.debug(line, 'request');
  });
}
