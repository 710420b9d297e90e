import { fieldErrors } from '@/server/http/errors';
import { processSignature } from '@/server/resources/signatures/processSignature';
import { SIGNATURE_NOT_IMAGE, type SignatureFile } from '@/shared/validation/signatureRules';

/**
 * The PNG of an uploaded signature, or null when none was sent. The rules judge what the sender
 * says of a file; a JSON body can say the same without having one.
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
