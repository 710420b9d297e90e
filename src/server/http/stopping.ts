import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unavailable } from './errors';

/** Process managers usually send SIGKILL after 10 s; the database must be closed before that. */
const CUT_OFF_MS = 5_000;
const REAP_INTERVAL_MS = 50;
const SHORT_TURN_MS = 0.2;
const MOST_TURNS = 1_000;

interface StoppingOptions {
  /** How long a connection stays open without a request: a proxy that keeps some may be about to use one. */
  idleMs?: number;
  /** How long requests have after that. */
  cutOffMs?: number;
}

/**
 * What `app.close()` does first. New connections are refused, so that a proxy asks another process: it has sent
 * nothing yet. Requests over the connections that are there are served, and each answer ends its connection.
 */
export function registerStopping(
  app: FastifyInstance,
  { idleMs = 0, cutOffMs = CUT_OFF_MS }: StoppingOptions = {},
): void {
  let isStopping = false;
  const connections = trackConnections(app);

  app.addHook('onRequest', async (request) => {
    if (isStopping && request.routeOptions.config.operationId === 'getHealth') throw unavailable();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });

  app.addHook('preClose', async () => {
    isStopping = true;
    if (!app.server.listening) return;
    const ended = once(app.server, 'close');
    await whenAllAreAccepted();
    // That of an HTTP server also closes connections whose next request may be on its way.
    Server.prototype.close.call(app.server);
    connections.closeIdle(idleMs);
    const reaper = setInterval(() => connections.closeIdle(idleMs), REAP_INTERVAL_MS);
    await Promise.race([ended, delay(idleMs + cutOffMs, null, { ref: false })]);
    clearInterval(reaper);
    const unanswered = connections.unanswered();
    if (unanswered > 0) app.log.warn({ requests: unanswered }, 'stopping: requests were cut off');
    app.server.closeAllConnections();
  });
}

/**
 * The kernel resets connections that nobody has accepted when their server stops listening. Each turn of the event loop
 * accepts those that are there, so hardly any is left after a short one.
 */
async function whenAllAreAccepted(): Promise<void> {
  // The rest of this turn accepts nothing.
  await turnOfTheLoop();
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const begun = performance.now();
    await turnOfTheLoop();
    if (performance.now() - begun < SHORT_TURN_MS) return;
  }
}

/**
 * Not `server.closeIdleConnections()`: it also closes connections whose answer is still being sent,
 * and none that have not sent anything yet, which browsers open in advance.
 */
function trackConnections(app: FastifyInstance) {
  interface Use {
    unanswered: number;
    lastAt: number;
  }
  const uses = new Map<Socket, Use>();

  const count = (socket: Socket, change: number) => {
    const use = uses.get(socket);
    if (use === undefined) return;
    use.unanswered += change;
    use.lastAt = performance.now();
  };
  app.server.on('connection', (socket) => {
    uses.set(socket, { unanswered: 0, lastAt: performance.now() });
    // Pipelined requests of a connection that ends are never answered.
    socket.once('close', () => uses.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });

  return {
    closeIdle(idleMs: number) {
      for (const [socket, { unanswered, lastAt }] of uses) {
        if (unanswered === 0 && performance.now() - lastAt >= idleMs) socket.destroy();
      }
    },
    /** How many requests have no complete answer. */
    unanswered: () => [...uses.values()].reduce((sum, { unanswered }) => sum + unanswered, 0),
  };
}
