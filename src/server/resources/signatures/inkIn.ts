import sharp from 'sharp';

/** Less contrast is the noise of JPEG or of a camera; a thin line of a pencil has more, also smoothed. */
const CONTRAST_MIN = 12;
/** Smooths noise, and little of a line one pixel wide. */
const SMOOTHING = 0.8;
/** The paper around a stroke, with its shadows. */
const PAPER = 12;
/** Fewer pixels are dust. */
const PIXELS_MIN = 8;
const SHARE_MIN = 0.0001;

/** An image whose mean is darker, of 255, is no sheet of paper. */
const DARK = 96;

/**
 * The contents of the image when it is printed on white paper: strokes, which are pixels that differ from those around
 * them, or nothing else than paper or darkness.
 */
export async function inkIn(image: Buffer): Promise<'strokes' | 'blank' | 'dark'> {
  const printed = await sharp(image)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = printed.info;
  const raw = { width, height, channels: 1 } as const;
  const blurred = (sigma: number) =>
    sharp(printed.data, { raw }).blur(sigma).toColourspace('b-w').raw().toBuffer();
  const strokes = await blurred(SMOOTHING);
  const paper = await blurred(PAPER);

  const needed = Math.max(PIXELS_MIN, width * height * SHARE_MIN);
  let inked = 0;
  for (let index = 0; index < strokes.length && inked < needed; index += 1) {
    const contrast = Math.abs((strokes[index] ?? 0) - (paper[index] ?? 0));
    if (contrast >= CONTRAST_MIN) inked += 1;
  }
  if (inked >= needed) return 'strokes';
  const sum = strokes.reduce((total, value) => total + value, 0);
  return sum / strokes.length < DARK ? 'dark' : 'blank';
}
