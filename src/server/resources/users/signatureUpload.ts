import { fieldErrors } from '@/server/http/errors';
import { processSignature } from '@/server/resources/signatures/processSignature';
import { SIGNATURE_NOT_IMAGE, type SignatureFile } from '@/shared/validation/signatureRules';

/**
 * The PNG of an uploaded signature, or null without one. The rules check type and size as the client
 * states them; a JSON body can state them without a file.
 */
export async function readSignature(
  file: SignatureFile | null | undefined,
): Promise<Buffer | null> {
  if (file === null || file === undefined) return null;
  if (!('content' in file) || !Buffer.isBuffer(file.content)) {
    throw fieldErrors({ digital_signature: [SIGNATURE_NOT_IMAGE] });
  }
  const { content } = file;
  return processSignature({ content, size: content.length });
}
