import type { UploadedFile } from '@/server/http/bodies';
import { reencodeImage } from '@/server/http/reencodeImage';
import { hasInk } from './hasInk';

const SHAPE = { maxWidth: 1000, maxHeight: 500, format: 'png' } as const;
const EMPTY = 'Gambar tanda tangan kosong. Pilih gambar yang goresannya terlihat di kertas putih.';

/** The PNG to store for an uploaded signature, of at most 1000×500 and with ink on it. */
export function processSignature(file: Pick<UploadedFile, 'content' | 'size'>): Promise<Buffer> {
  return reencodeImage(file, SHAPE, 'digital_signature', async (image) =>
    (await hasInk(image)) ? null : EMPTY,
  );
}
