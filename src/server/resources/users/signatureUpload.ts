import { uploadedContent } from '@/server/http/reencodeImage';
import { processSignature } from '@/server/resources/signatures/processSignature';
import type { ImageFile } from '@/shared/validation/imageFile';

/** The PNG of an uploaded signature. */
export function readSignature(file: ImageFile): Promise<Buffer> {
  return processSignature(uploadedContent(file, 'digital_signature'));
}

/** Null without a file. */
export async function readOptionalSignature(
  file: ImageFile | null | undefined,
): Promise<Buffer | null> {
  return file === null || file === undefined ? null : readSignature(file);
}
