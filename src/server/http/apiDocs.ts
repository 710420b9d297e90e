import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ContractDocument } from '@/server/contract/document';

/** The document, readable and to be tried out, under /api/docs. */
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
    // Swagger UI has scripts and styles in its page; the hashes allow those, and only there.
    staticCSP: true,
    transformStaticCSP: (header) => header.replace(/upgrade-insecure-requests;?/, ''),
  });
}
