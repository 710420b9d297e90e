import sharp from 'sharp';
import { createFairQueue } from '@/server/queues/fairQueue';
import { currentRequester } from '@/server/queues/requester';
import { IMAGE_MAX_BYTES } from '@/shared/constants/limits';
import { IMAGE_TOO_LARGE, type ImageFile, NOT_AN_IMAGE } from '@/shared/validation/imageFile';
import type { UploadedFile } from './bodies';
import { fieldErrors, type HttpError } from './errors';
import { imageTypeOf } from './imageTypeOf';

/** The target size and format; an image keeps its proportions and is never enlarged. */
export interface ImageShape {
  maxWidth: number;
  maxHeight: number;
  format: 'png' | 'jpeg';
}

/** A few kilobytes can unpack to gigabytes; this is a large photograph, 200 MB when unpacked. */
const MAX_PIXELS = 50_000_000;
/** Crafted images can keep a decoder busy for minutes. */
const TIME_LIMIT_S = 10;
const JPEG_QUALITY = 78;
/** Images and passwords share four threads of the process. */
const queue = createFairQueue({ atOnce: 2, perPerson: 1 });

/** The rules check type and size as the client states them; a JSON body can state them without a file. */
export function uploadedContent(
  file: ImageFile,
  field: string,
): Pick<UploadedFile, 'content' | 'size'> {
  if (!('content' in file) || !Buffer.isBuffer(file.content)) throw refused(field, NOT_AN_IMAGE);
  return { content: file.content, size: file.content.length };
}

/**
 * The image to store for an upload: upright, in the given shape and format, without the metadata of the
 * camera. The content counts, not the declared type: anything but a complete PNG or JPEG is a 422 on
 * `field`, and so is an image for which `refusalOf` returns a message.
 */
export async function reencodeImage(
  { content, size }: Pick<UploadedFile, 'content' | 'size'>,
  shape: ImageShape,
  field: string,
  refusalOf: (image: Buffer) => Promise<string | null> = async () => null,
): Promise<Buffer> {
  if (size > IMAGE_MAX_BYTES) throw refused(field, IMAGE_TOO_LARGE);
  // Check this before sharp, which also reads SVG, TIFF and other formats: more parsers to attack.
  if (imageTypeOf(content) === null) throw refused(field, NOT_AN_IMAGE);
  const { image, refusal } = await queue
    .run(currentRequester() ?? 'server', async () => {
      const drawn = await drawAnew(content, shape);
      return { image: drawn, refusal: await refusalOf(drawn) };
    })
    .catch(() => {
      // For any reason, the user can only upload another image.
      throw refused(field, NOT_AN_IMAGE);
    });
  if (refusal !== null) throw refused(field, refusal);
  return image;
}

function drawAnew(content: Buffer, { maxWidth, maxHeight, format }: ImageShape): Promise<Buffer> {
  const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded =
    format === 'png'
      ? // Not interlaced: PDF libraries differ on that.
        image.png({ progressive: false, compressionLevel: 9 })
      : image.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY });
  return encoded.timeout({ seconds: TIME_LIMIT_S }).toBuffer();
}

function refused(field: string, message: string): HttpError {
  return fieldErrors({ [field]: [message] });
}
