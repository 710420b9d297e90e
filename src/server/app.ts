import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { access } from './auth/access.gen';
import { createActing, recordDenials } from './auth/acting';
import { registerAuthentication } from './auth/authenticate';
import type { Config } from './config';
import { registerApiDocs } from './contract/apiDocs';
import { document } from './contract/document';
import { createOnce } from './contract/once';
import { type AnswerObserver, registerContract } from './contract/registerContract';
import { discardRests } from './http/arrival';
import { ignoreBodies, registerBodies } from './http/bodies';
import { registerErrorHandler } from './http/errorHandler';
import { badRequest, MESSAGES, notFound } from './http/errors';
import { registerRequestLog, requestIdOptions } from './http/logging';
import { createRequestQueue, type Enqueue } from './http/requestQueue';
import { securityHeaders } from './http/securityHeaders';
import { registerStaticClient } from './http/staticClient';
import { registerStopping } from './http/stopping';
import { unroutedErrors } from './http/unroutedErrors';
import { warnOfUntrustedProxy } from './http/untrustedProxy';
import { notingSeen } from './resources/follow-ups/seenElsewhere';
import { registerManifest } from './resources/institution/registerManifest';
import { watchNotifications } from './resources/notifications/watchNotifications';
import { createHandlers, LARGE_BODIES } from './resources/resources';
import { createMetrics } from './resources/system/metrics';
import { registerMetrics } from './resources/system/registerMetrics';
import type { Services } from './services';

/**
 * Requests per minute and IP address. A whole campus may share one address, and 500 students who
 * check in within a minute send about 10,000 requests, so this limit only stops runaway clients.
 * Failed logins have stricter limits (auth/loginLimits.ts).
 */
const REQUESTS_PER_MINUTE = 60_000;

/** Rate-limit headers are of no use to our clients; a 429 still has `retry-after`. */
const NO_LIMIT_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

interface AppOptions {
  /** Directory of the built client; only the API is served without it. */
  clientDir?: string;
  requestsPerMinute?: number;
  onAnswer?: AnswerObserver;
  /** Replaces Fastify's, which compiles all schemas at the start. */
  schemaController?: FastifyServerOptions['schemaController'];
  /** The time that idle connections stay open while the server stops. */
  idleMs?: number;
}

export async function createApp(
  services: Services,
  { clientDir, idleMs, schemaController, ...options }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, log } = services;
  const headers = securityHeaders(config);
  const app = fastify({
    loggerInstance: log,
    schemaController,
    ...requestIdOptions,
    ...unroutedErrors(headers),
    trustProxy: trustedProxies(config),
    // http/parameters.ts converts parameters; `strict` would reject OpenAPI keywords.
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        strict: false,
        allErrors: true,
      },
    },
    // A machine that is busy or slow starts late rather than not at all.
    pluginTimeout: 0,
    // Uploading 5 MB over a slow connection takes half a minute.
    requestTimeout: 120_000,
    // registerStopping serves requests over open connections.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });

  registerErrorHandler(app, services.outages);
  ignoreBodies(app);
  discardRests(app);
  registerRequestLog(app);
  warnOfUntrustedProxy(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
    // Devices measure their clocks by it; in tests, the clock is another one than the machine's.
    reply.header('date', services.clock().toUTCString());
  });
  const watch = watchNotifications(services);
  app.addHook('preClose', async () => {
    void watch.close();
    services.streams.close();
    // People who wait for LibreOffice get an answer while they have connections.
    await services.letterPdfs.close();
  });
  app.addHook('onClose', () => watch.close());
  registerStopping(app, { idleMs });
  const enqueue = createRequestQueue();
  if (config.metricsToken !== null) {
    registerMetrics(app, config.metricsToken, createMetrics(services, enqueue.waiting));
  }
  await app.register((api) => registerApi(api, services, enqueue, options), { prefix: '/api' });
  await registerApiDocs(app, document);
  if (clientDir !== undefined) {
    registerManifest(app, services);
    const { offlineApp } = config;
    await registerStaticClient(app, { root: clientDir, headers, offlineApp });
  }
  return app;
}

async function registerApi(
  api: FastifyInstance,
  services: Services,
  enqueue: Enqueue,
  { requestsPerMinute = REQUESTS_PER_MINUTE, onAnswer }: AppOptions,
): Promise<void> {
  api.addHook('onRequest', async ({ raw }, reply) => {
    reply.header('cache-control', 'no-store');
    // Bytes after the request that are no HTTP have closed its connection, which has no address any more.
    if (raw.socket.destroyed) throw badRequest();
  });
  await api.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    addHeaders: NO_LIMIT_HEADERS,
    addHeadersOnExceeding: NO_LIMIT_HEADERS,
    // A monitor that polls often must not mistake a 429 for an outage.
    allowList: (request) => request.routeOptions.config.operationId === 'getHealth',
  });
  await api.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  registerAuthentication(api, services);
  recordDenials(api, services);
  await registerBodies(api);
  api.setNotFoundHandler(async () => {
    throw notFound(MESSAGES.unknownPath);
  });
  registerContract(api, {
    document,
    handlers: notingSeen(services, createHandlers(services)),
    access,
    largeBodies: LARGE_BODIES,
    acting: createActing(services),
    enqueue,
    once: createOnce(services),
    onAnswer,
  });
}

/** A number means: trust that many proxies, counted from the server outwards. */
function trustedProxies({ trustProxy }: Config) {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address: string, hop: number) => hop < trustProxy;
}
