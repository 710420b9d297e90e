import sharp from 'sharp';
import type { UploadedFile } from '@/server/http/bodies';
import { fieldErrors, type HttpError } from '@/server/http/errors';
import { imageTypeOf } from '@/server/http/imageTypeOf';
import { currentPerson } from '@/server/turns/person';
import { createTurns } from '@/server/turns/turns';
import { SIGNATURE_MAX_BYTES } from '@/shared/constants/limits';
import { SIGNATURE_NOT_IMAGE, SIGNATURE_TOO_LARGE } from '@/shared/validation/signatureRules';

const SIGNATURE_MAX_WIDTH = 1000;
const SIGNATURE_MAX_HEIGHT = 500;
/** A few kilobytes can unpack to gigabytes; this is a large photograph, 200 MB when unpacked. */
const MAX_PIXELS = 50_000_000;

/** Crafted images can keep a decoder busy for minutes. */
const TIME_LIMIT_S = 10;
/** Images and passwords share four threads of the process. */
const turns = createTurns({ atOnce: 2, perPerson: 1 });

/**
 * The PNG to store for an uploaded signature: upright, at most 1000×500, not interlaced (PDF
 * libraries differ on that), without the metadata of the camera. The content counts, not the declared
 * type: anything but a complete PNG or JPEG is a 422 on `digital_signature`.
 */
export async function processSignature({
  content,
  size,
}: Pick<UploadedFile, 'content' | 'size'>): Promise<Buffer> {
  if (size > SIGNATURE_MAX_BYTES) throw refused(SIGNATURE_TOO_LARGE);
  // Check this before sharp, which also reads SVG, TIFF and other formats: more parsers to attack.
  if (imageTypeOf(content) === null) throw refused(SIGNATURE_NOT_IMAGE);
  try {
    return await turns.run(currentPerson() ?? 'server', () => toPng(content));
  } catch {
    // Whatever the reason, all that the user can do is to upload another image.
    throw refused(SIGNATURE_NOT_IMAGE);
  }
}

function toPng(content: Buffer): Promise<Buffer> {
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({
      width: SIGNATURE_MAX_WIDTH,
      height: SIGNATURE_MAX_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .png({ progressive: false, compressionLevel: 9 })
    .timeout({ seconds: TIME_LIMIT_S })
    .toBuffer();
}

function refused(message: string): HttpError {
  return fieldErrors({ digital_signature: [message] });
}
