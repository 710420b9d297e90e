import type { Handlers } from '@/server/contract/operations';
import { foundOr404, notFound } from '@/server/http/errors';
import type { Services } from '@/server/services';
import { selectSignatureImage } from './signatureQueries';

export const signatureHandlers = ({ db, signatureUrls }: Services) =>
  ({
    // Public: the signed URL is the permission. An invalid signature gets the same 404 as a missing
    // record.
    async getSignature({ params: { id }, query: { expires, signature } }, reply) {
      if (!signatureUrls.isValid(id, expires, signature)) throw notFound();
      const image = foundOr404(await selectSignatureImage(db, id));
      reply.type('image/png');
      reply.header('content-disposition', 'inline; filename="tanda-tangan.png"');
      return image;
    },
  }) satisfies Partial<Handlers>;
