import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '@/server/config';

/** Headers for every answer. Nothing is loaded from elsewhere but the tiles of the map. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { mapTileUrl }: Pick<Settings, 'mapTileUrl'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion, which MUI is styled with, writes <style> elements as screens appear.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', tileSource(mapTileUrl)],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        // Reports are opened as blobs, in a tab or a frame.
        objectSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    // The map service asks to know which site shows its tiles.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // The process itself speaks HTTP; browsers heed this only from a proxy that speaks HTTPS.
    strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
  } satisfies FastifyHelmetOptions);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  });
}

/** The origin of the tiles as CSP writes it; `{s}` stands for one of several hosts. */
function tileSource(mapTileUrl: string): string {
  const [scheme = '', host = ''] = mapTileUrl.split(/:\/\/|\/|\?/);
  return `${scheme}://${host.replace(/^\{s\}\./, '*.').replace(/^[^.]*\{s\}[^.]*\./, '*.')}`;
}
