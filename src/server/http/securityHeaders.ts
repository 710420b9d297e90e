import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Settings } from '@/server/config';

export type SecurityHeaders = Readonly<Record<string, string>>;

/** The security headers of every response (docs/decisions/0004). Map tiles are the only external resource. */
export function securityHeaders({ mapTileUrl }: Pick<Settings, 'mapTileUrl'>): SecurityHeaders {
  const setHeaders = helmet({
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
    // OpenStreetMap's tile policy requires a Referer header. It has no path, also here: that of '/verify' has a code.
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginEmbedderPolicy: false,
    // Browsers only honour this header over HTTPS, that is behind a TLS proxy. The subdomains of a
    // campus may have no certificates.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });

  // The headers are the same for all responses, and some responses never reach a Fastify hook.
  const headers: Record<string, string> = {
    'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
  };
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/**
 * The headers that protect a script, style sheet, font or picture. The others apply to documents:
 * to the page that loads such a file, not to the file.
 */
const HEADERS_OF_ASSETS: ReadonlySet<string> = new Set([
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
]);

/** Browsers open SVG files as documents, which can run scripts. */
const DOCUMENT_TYPE = /^(text\/html|image\/svg|application\/(pdf|.*xml))/;

/** The names of the headers that a file of this type does not need. */
export function headersOfDocumentsOnly(headers: SecurityHeaders, contentType: string): string[] {
  if (contentType === '' || DOCUMENT_TYPE.test(contentType)) return [];
  return Object.keys(headers).filter((name) => !HEADERS_OF_ASSETS.has(name));
}

/** The CSP source of the tiles; `{s}` is a placeholder for a subdomain. */
function tileSource(mapTileUrl: string): string {
  const [scheme = '', host = ''] = mapTileUrl.split(/:\/\/|\/|\?/);
  return `${scheme}://${host.replace(/^\{s\}\./, '*.').replace(/^[^.]*\{s\}[^.]*\./, '*.')}`;
}
