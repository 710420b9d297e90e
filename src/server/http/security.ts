import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '@/server/config';

/** Security headers for every response. Map tiles are the only external resource. */
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
        // Emotion, MUI's styling engine, inserts <style> elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', tileSource(mapTileUrl)],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        // Reports open as blob URLs, in a tab or a frame.
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
    // OpenStreetMap's tile policy requires a Referer header.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Browsers only honour this header over HTTPS, that is behind a TLS proxy.
    strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
  } satisfies FastifyHelmetOptions);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  });
}

/** The CSP source of the tiles; `{s}` is a placeholder for a subdomain. */
function tileSource(mapTileUrl: string): string {
  const [scheme = '', host = ''] = mapTileUrl.split(/:\/\/|\/|\?/);
  return `${scheme}://${host.replace(/^\{s\}\./, '*.').replace(/^[^.]*\{s\}[^.]*\./, '*.')}`;
}
