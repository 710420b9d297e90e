import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Settings } from '@/server/config';

const SECRETS = ['authorization', 'password', 'new_password', 'new_password_confirmation', 'token'];

/**
 * One line of JSON per request. What is logged of a request is listed here; headers, bodies and
 * queries (signatures of URLs, what people searched for) are not.
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
  // One line per request, with its outcome, instead of Fastify's two.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: (request) => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
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
    // The files of the client are many and say little.
    if (request.url.startsWith('/api')) request.log.info(line, 'request');
    else request.log.debug(line, 'request');
  });
}
