import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ContractDocument } from '@/server/contract/document';

/** Swagger UI uses inline styles; all its resources come from this server. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Swagger UI under /api/docs. */
export async function registerApiDocs(
  app: FastifyInstance,
  document: ContractDocument,
): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    validatorUrl: false,
    uiConfig: { docExpansion: 'none', filter: true, persistAuthorization: false },
    staticCSP: CONTENT_SECURITY_POLICY,
  });
}
