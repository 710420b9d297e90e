import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES, notFound } from './errors';
import { headersOfDocumentsOnly, type SecurityHeaders } from './securityHeaders';

/** webpack puts a content hash into these names, so they can be cached indefinitely. */
const HASHED_FILE = /[.-][\da-f]{8,}\.\w+(\.map)?$/;

interface StaticClient {
  /** Directory of the built client. */
  root: string;
  headers: SecurityHeaders;
  /** Whether browsers keep the client on the device (`src/client/worker`). */
  offlineApp: boolean;
}

/** Serves the built client: its files, and its document for every client route. */
export async function registerStaticClient(
  app: FastifyInstance,
  { root, headers, offlineApp }: StaticClient,
): Promise<void> {
  const page = offlineApp ? 'index.html' : 'index-online.html';
  const sendPage = (reply: FastifyReply) => reply.code(200).sendFile(page);
  const isBuilt = existsSync(join(root, page));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      // The build compresses once, at the highest level.
      preCompressed: true,
      wildcard: true,
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const file = path.replace(/\.(br|gz)$/, '');
        reply.setHeader('cache-control', cacheControlOf(file));
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!isClientRoute(request)) throw notFound(MESSAGES.unknownPath);
    if (!isBuilt) {
      return reply.code(404).type('text/plain').send('The client is not built: npm run build');
    }
    return sendPage(reply);
  });
  app.addHook('onSend', async (request, reply) => {
    // The wildcard route is the one that serves files.
    if (request.routeOptions.url !== '/*') return;
    const contentType = String(reply.getHeader('content-type') ?? '');
    for (const name of headersOfDocumentsOnly(headers, contentType)) reply.removeHeader(name);
  });
  if (!isBuilt) return;
  app.get('/', async (_request, reply) => sendPage(reply));
  app.get('/sw.js', async (_request, reply) =>
    reply.sendFile(offlineApp ? 'sw.js' : 'sw-removal.js'),
  );
}

/** Client routes get the document; missing files, API paths, and /metrics when it is off, get a 404. */
function isClientRoute({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !/^\/(api|metrics)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

function cacheControlOf(file: string): string {
  if (HASHED_FILE.test(file)) return 'public, max-age=31536000, immutable';
  // A cached document would refer to the hashed files of an earlier release, a cached worker would keep them.
  if (/\.html$|\/sw(-removal)?\.js$/.test(file)) return 'no-cache';
  return 'public, max-age=3600';
}
