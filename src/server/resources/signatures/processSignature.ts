import type { UploadedFile } from '@/server/http/bodies';
import { reencodeImage } from '@/server/http/reencodeImage';

const SHAPE = { maxWidth: 1000, maxHeight: 500, format: 'png' } as const;

/** The PNG to store for an uploaded signature, of at most 1000×500. */
export function processSignature(file: Pick<UploadedFile, 'content' | 'size'>): Promise<Buffer> {
  return reencodeImage(file, SHAPE, 'digital_signature');
}
