import { uploadedContent } from '@/server/http/reencodeImage';
import { processSignature } from '@/server/resources/signatures/processSignature';
import type { ImageFile } from '@/shared/validation/imageFile';

/** The PNG of an uploaded signature, or null without one. */
export async function readSignature(file: ImageFile | null | undefined): Promise<Buffer | null> {
  if (file === null || file === undefined) return null;
  return processSignature(uploadedContent(file, 'digital_signature'));
}
