import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES, notFound } from './errors';

/** webpack puts a hash of the content into these names, so a name never changes its content. */
const HASHED_FILE = /[.-][\da-f]{8,}\.\w+(\.map)?$/;

/** The built client: its files, and its one page for every address that is a screen. */
export async function registerStaticClient(app: FastifyInstance, root: string): Promise<void> {
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      // The build compresses once, with more patience than a request has.
      preCompressed: true,
      wildcard: true,
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const file = path.replace(/\.(br|gz)$/, '');
        reply.setHeader('cache-control', cachingOf(file));
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!isScreen(request)) throw notFound(MESSAGES.unknownPath);
    if (!isBuilt) {
      return reply.code(404).type('text/plain').send('The client is not built: npm run build');
    }
    return sendPage(reply);
  });
  if (isBuilt) app.get('/', async (_request, reply) => sendPage(reply));
}

function sendPage(reply: FastifyReply) {
  return reply.code(200).sendFile('index.html');
}

/** A deep link opens the client; a file that is missing is missing. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !/^\/api(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

function cachingOf(file: string): string {
  if (HASHED_FILE.test(file)) return 'public, max-age=31536000, immutable';
  // index.html names the hashed files: a kept copy would ask for files of the last release.
  if (file.endsWith('.html')) return 'no-cache';
  return 'public, max-age=3600';
}
