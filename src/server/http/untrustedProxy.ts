import type { FastifyInstance } from 'fastify';

/**
 * Behind a proxy that is not trusted all users seem to have one address and share its login limits.
 * Logged once: anyone can send the header.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    // With a trusted proxy there are at least two: the proxy and its client.
    if ((request.ips?.length ?? 1) > 1) return;
    hasWarned = true;
    request.log.warn(
      { address: request.socket.remoteAddress },
      'X-Forwarded-For was ignored because its sender is not trusted; set TRUST_PROXY if it is your proxy',
    );
  });
}
