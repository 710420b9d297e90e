import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, MESSAGES } from '@/server/http/errors';
import type { Metrics } from './metrics';

/** The label of requests without a route, so that strangers cannot add series. */
const OTHER = 'other';

/**
 * Registers GET /metrics for Prometheus, outside of the API: it describes this process, not the product, and
 * has a token of its own (docs/decisions/0042).
 */
export function registerMetrics(app: FastifyInstance, token: string, metrics: Metrics): void {
  const expected = digest(`Bearer ${token}`);

  app.addHook('onResponse', async (request, reply) => {
    metrics.countRequest({
      ...labelsOf(request),
      status: reply.statusCode,
      seconds: isStream(reply) ? null : reply.elapsedTime / 1000,
    });
  });

  app.get('/metrics', async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
      throw new HttpError(401, MESSAGES.unauthorized, {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.read();
  });
}

const isStream = (reply: FastifyReply) =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');

function labelsOf({ is404, method, routeOptions }: FastifyRequest) {
  if (is404 || routeOptions.url === undefined) return { method: OTHER, route: OTHER };
  return { method, route: routeOptions.url };
}

/** A digest, since `timingSafeEqual` requires equal lengths. */
const digest = (text: string) => createHash('sha256').update(text).digest();
