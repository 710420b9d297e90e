import sharp from 'sharp';
import type { UploadedFile } from '@/server/http/bodies';
import { reencodeImage } from '@/server/http/reencodeImage';

const PHOTO = { maxWidth: 1280, maxHeight: 1280, format: 'jpeg' } as const;
const THUMBNAIL = { maxWidth: 480, maxHeight: 480, format: 'jpeg' } as const;

/** The images to store for an uploaded photo: a JPEG of at most 1280 pixels a side, and a thumbnail. */
export async function processPhoto(file: Pick<UploadedFile, 'content' | 'size'>) {
  const image = await reencodeImage(file, PHOTO, 'photo');
  const stored = { content: image, size: image.length };
  const thumbnail = await reencodeImage(stored, THUMBNAIL, 'photo');
  const { width, height } = await sharp(image).metadata();
  return { image, thumbnail, width, height };
}
