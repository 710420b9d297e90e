import type { UploadedFile } from '@/server/http/bodies';
import { reencodeImage } from '@/server/http/reencodeImage';
import { inkIn } from './inkIn';

const SHAPE = { maxWidth: 1000, maxHeight: 500, format: 'png' } as const;
const REFUSALS = {
  blank: 'Gambar tanda tangan kosong. Pilih gambar yang goresannya terlihat di kertas putih.',
  dark: 'Gambar ini gelap seluruhnya, sehingga goresan tanda tangan tidak terlihat. Pilih gambar tanda tangan di kertas putih.',
} as const;

/** The PNG to store for an uploaded signature, of at most 1000×500 and with ink on it. */
export function processSignature(file: Pick<UploadedFile, 'content' | 'size'>): Promise<Buffer> {
  return reencodeImage(file, SHAPE, 'digital_signature', async (image) => {
    const found = await inkIn(image);
    return found === 'strokes' ? null : REFUSALS[found];
  });
}
