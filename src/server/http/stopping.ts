import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unavailable } from './errors';

/** Long enough for a restart. */
const RETRY_AFTER_S = 5;
/** Process managers usually send SIGKILL after 10 s; the database must be closed before that. */
const CUT_OFF_MS = 5_000;
const REAP_INTERVAL_MS = 50;

interface StoppingOptions {
  /** Health checks fail until this resolves, within 5 s; load balancers notice meanwhile. */
  drained?: () => Promise<unknown>;
  cutOffMs?: number;
}

/**
 * What `app.close()` does before it stops listening. First only health checks fail. Then requests that
 * still arrive get a 503, and connections without a request are closed again and again, until all
 * answers have been sent. Every answer meanwhile ends its connection.
 */
export function registerStopping(
  app: FastifyInstance,
  { drained, cutOffMs = CUT_OFF_MS }: StoppingOptions = {},
): void {
  let isDraining = false;
  let isStopping = false;
  const connections = trackConnections(app);

  app.addHook('onRequest', async (request) => {
    const isHealthCheck = request.routeOptions.config.operationId === 'getHealth';
    if (isStopping || (isDraining && isHealthCheck)) throw unavailable(RETRY_AFTER_S);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });

  app.addHook('preClose', async () => {
    isDraining = true;
    if (app.server.listening) await drained?.();
    isStopping = true;
    const reaper = setInterval(connections.closeIdle, REAP_INTERVAL_MS);
    app.server.once('close', () => clearInterval(reaper));
    if (!app.server.listening) clearInterval(reaper);
    // Node.js drops answers that it is still sending when the server is closed.
    const unanswered = await connections.whenAnswered(cutOffMs);
    if (unanswered === 0) return;
    app.log.warn({ requests: unanswered }, 'stopping: requests were cut off');
    app.server.closeAllConnections();
  });
}

/**
 * Not `server.closeIdleConnections()`: it also closes connections whose answer is still being sent,
 * and none that have not sent anything yet, which browsers open in advance.
 */
function trackConnections(app: FastifyInstance) {
  const unanswered = new Map<Socket, number>();
  const idleInLastRound = new WeakSet<Socket>();
  let onAnswered = () => {};

  const total = () => [...unanswered.values()].reduce((sum, requests) => sum + requests, 0);
  const count = (socket: Socket, change: number) => {
    const requests = unanswered.get(socket);
    if (requests === undefined) return;
    unanswered.set(socket, requests + change);
    idleInLastRound.delete(socket);
    if (total() === 0) onAnswered();
  };
  app.server.on('connection', (socket) => {
    unanswered.set(socket, 0);
    // Pipelined requests of a connection that ends are never answered.
    socket.once('close', () => {
      unanswered.delete(socket);
      if (total() === 0) onAnswered();
    });
  });
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });

  return {
    /** Spares those that were not idle in the last round: their next request may be on its way. */
    closeIdle() {
      for (const [socket, requests] of unanswered) {
        if (requests > 0) continue;
        if (idleInLastRound.has(socket)) socket.destroy();
        idleInLastRound.add(socket);
      }
    },

    /** Returns how many requests have no complete answer after that time. */
    async whenAnswered(timeoutMs: number): Promise<number> {
      if (total() === 0) return 0;
      const timeout = new AbortController();
      await Promise.race([
        new Promise<void>((resolve) => {
          onAnswered = resolve;
        }),
        delay(timeoutMs, null, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
      return total();
    },
  };
}
