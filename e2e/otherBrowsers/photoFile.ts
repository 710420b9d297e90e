import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** A JPEG as large as a photo of a phone, in a file. */
export const photoFile = async () => {
  const path = join(tmpdir(), `foto-${process.pid}.jpg`);
  const image = { width: 2000, height: 1500, channels: 3 as const, background: '#3a7' };
  writeFileSync(path, await sharp({ create: image }).jpeg().toBuffer());
  return path;
};
