import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unavailable } from './errors';

/** Process managers usually send SIGKILL after 10 s; the database must be closed before that. */
const CUT_OFF_MS = 5_000;
const REAP_INTERVAL_MS = 50;
const SHORT_TURN_MS = 0.2;
/** On a busy machine no turn may be short; the requests held back must not wait for one. */
const ACCEPTING_MS = 1_000;

interface StoppingOptions {
  /** The time that an idle connection stays open: a proxy may be about to use it. */
  idleMs?: number;
  /** The time that pending requests have after that. */
  cutOffMs?: number;
}

/**
 * The first step of `app.close()`. New connections are refused before they send anything, so that a proxy
 * asks another process (docs/decisions/0056). Requests over existing connections are served, and each answer
 * ends its connection.
 */
export function registerStopping(
  app: FastifyInstance,
  { idleMs = 0, cutOffMs = CUT_OFF_MS }: StoppingOptions = {},
): void {
  let isStopping = false;
  let allAccepted: Promise<void> | undefined;
  const connections = trackConnections(app);

  app.addHook('onRequest', async (request) => {
    if (isStopping && request.routeOptions.config.operationId === 'getHealth') throw unavailable();
    // The turns of the event loop get short, so that no connection arrives unseen in the last one.
    await allAccepted;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });

  app.addHook('preClose', async () => {
    isStopping = true;
    if (!app.server.listening) return;
    const ended = once(app.server, 'close');
    const cutOff = delay(idleMs + cutOffMs, null, { ref: false });
    allAccepted = whenAllAreAccepted();
    await allAccepted;
    // `close` of an HTTP server would also cut connections whose next request may be on its way.
    Server.prototype.close.call(app.server);
    connections.closeIdle(idleMs);
    const reaper = setInterval(() => connections.closeIdle(idleMs), REAP_INTERVAL_MS);
    await Promise.race([ended, cutOff]);
    clearInterval(reaper);
    const unanswered = connections.unanswered();
    if (unanswered > 0) app.log.warn({ requests: unanswered }, 'stopping: requests were cut off');
    app.server.closeAllConnections();
  });
}

/**
 * The kernel resets connections that the process has not accepted when it stops listening. Each turn of the
 * event loop accepts the waiting ones, so hardly any remain after a short turn.
 */
async function whenAllAreAccepted(): Promise<void> {
  // The rest of this turn accepts no connections.
  await turnOfTheLoop();
  const until = performance.now() + ACCEPTING_MS;
  for (let begun = performance.now(); begun < until; begun = performance.now()) {
    await turnOfTheLoop();
    if (performance.now() - begun < SHORT_TURN_MS) return;
  }
}

/**
 * Replaces `server.closeIdleConnections()`, which also cuts answers that are still being sent and keeps
 * connections without a request, which browsers open in advance.
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
    /** The number of requests without a complete answer. */
    unanswered: () => [...uses.values()].reduce((sum, { unanswered }) => sum + unanswered, 0),
  };
}
