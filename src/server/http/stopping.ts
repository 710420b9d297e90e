import type { FastifyInstance } from 'fastify';
import { unavailable } from './errors';

/** Long enough for a restart. */
const RETRY_AFTER_S = 5;

/** While the server stops, requests that still arrive on open connections get a 503. */
export function registerStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async () => {
    if (isStopping) throw unavailable(RETRY_AFTER_S);
  });
}
