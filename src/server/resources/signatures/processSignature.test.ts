import sharp, { type Sharp } from 'sharp';
import { onBehalfOf } from '@/server/queues/requester';
import { few } from '@/shared/testing/testLevel';
import { processSignature } from './processSignature';

const file = (content: Buffer) => ({ content, size: content.length });
const svg = (width: number, height: number, content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  );
/** A wave of this ink across a sheet of paper. */
const drawn = (
  width: number,
  height: number,
  { ink = '#000', pen = 3, paper = '#fff' }: { ink?: string; pen?: number; paper?: string } = {},
) =>
  svg(
    width,
    height,
    `<rect width="100%" height="100%" fill="${paper}"/>
    <path stroke="${ink}" stroke-width="${pen}" fill="none" d="M${width * 0.1} ${height * 0.6}
      q${width * 0.2} ${-height} ${width * 0.4} 0 t${width * 0.4} 0"/>`,
  );
const canvas = (width: number, height: number) => drawn(width, height).flatten();
const blank = (background: string, width = 300, height = 100) =>
  sharp({ create: { width, height, channels: 4, background } });
const notAnImage = {
  statusCode: 422,
  details: { errors: { digital_signature: ['Harus berupa gambar PNG atau JPG'] } },
};

test.each([
  ['PNG', canvas(300, 100).png(), { width: 300, height: 100 }],
  ['interlaced PNG', canvas(300, 100).png({ progressive: true }), { width: 300, height: 100 }],
  ['JPEG', canvas(300, 100).jpeg(), { width: 300, height: 100 }],
  ['CMYK JPEG', canvas(300, 100).toColourspace('cmyk').jpeg(), { width: 300, height: 100 }],
  ['too wide', canvas(3000, 600).png(), { width: 1000, height: 200 }],
  ['too high', canvas(400, 2000).jpeg(), { width: 100, height: 500 }],
  [
    'turned by the camera',
    canvas(300, 100).withMetadata({ orientation: 6 }).jpeg(),
    { width: 100, height: 300 },
  ],
])('converts %s to a plain PNG', async (_kind, image, size) => {
  const png = await processSignature(file(await image.toBuffer()));
  const { format, width, height, isProgressive, space, depth, exif } = await sharp(png).metadata();
  expect({ width, height }).toEqual(size);
  expect({ format, isProgressive, space, depth, exif }).toEqual({
    format: 'png',
    isProgressive: false,
    space: 'srgb',
    depth: 'uchar',
    exif: undefined,
  });
});

test('keeps transparency', async () => {
  const image = drawn(60, 30, { paper: 'none' });
  const png = await processSignature(file(await image.png().toBuffer()));
  expect((await sharp(png).metadata()).hasAlpha).toBe(true);
});

test.each(
  few<[string, () => Promise<Buffer>]>(
    [
      ['nothing', async () => Buffer.alloc(0)],
      ['text', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['GIF', () => canvas(10, 10).gif().toBuffer()],
      ['WebP', () => canvas(10, 10).webp().toBuffer()],
      ['half a PNG', async () => half(await noise().png().toBuffer())],
      ['half a JPEG', async () => half(await noise().jpeg().toBuffer())],
      ['a few bytes that start as a PNG', async () => Buffer.from('89504e470d0a1a0a00', 'hex')],
      [
        'a small file that unpacks to 100 million pixels',
        () => canvas(10_000, 10_000).png().toBuffer(),
      ],
    ],
    7,
  ),
)('refuses %s', async (_kind, make) => {
  await expect(processSignature(file(await make()))).rejects.toMatchObject(notAnImage);
});

const refusedWith = (message: string) => ({
  statusCode: 422,
  details: { errors: { digital_signature: [message] } },
});
const empty = refusedWith(
  'Gambar tanda tangan kosong. Pilih gambar yang goresannya terlihat di kertas putih.',
);
const dark = refusedWith(
  'Gambar ini gelap seluruhnya, sehingga goresan tanda tangan tidak terlihat. Pilih gambar tanda tangan di kertas putih.',
);

test.each(
  few<[string, Sharp]>(
    [
      ['white paper', blank('#fff').png()],
      ['an empty transparent image', blank('#0000').png()],
      ['a camera’s noise on paper, as JPEG', paperNoise(5).jpeg({ quality: 70 })],
      [
        'white ink, which paper does not show',
        drawn(300, 100, { ink: '#fff', paper: 'none' }).png(),
      ],
      [
        'paper with a speck of dust',
        svg(600, 300, '<rect x="9" y="9" width="2" height="2"/>').png(),
      ],
      [
        'paper in a shadow',
        svg(
          600,
          300,
          '<radialGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#888"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/>',
        ).jpeg({ quality: 50 }),
      ],
    ],
    3,
  ),
)('refuses %s as a signature without ink', async (_kind, image) => {
  await expect(processSignature(file(await image.toBuffer()))).rejects.toMatchObject(empty);
});

test.each(
  few<[string, Sharp]>(
    [
      ['a black image', blank('#000').jpeg()],
      ['a dark grey image', blank('#444').png()],
      ['one black pixel', blank('#000', 1, 1).png()],
      ['a photograph in the dark', paperNoise(5, 40).jpeg({ quality: 70 })],
    ],
    1,
  ),
)('says that %s is dark, not that it is empty', async (_kind, image) => {
  await expect(processSignature(file(await image.toBuffer()))).rejects.toMatchObject(dark);
});

test.each(
  few<[string, Sharp]>(
    [
      ['a thin, light line', drawn(1000, 500, { ink: '#d8d8d8', pen: 1 }).png()],
      [
        'a pencil, as JPEG',
        drawn(800, 400, { ink: '#c4c4c4', pen: 1, paper: '#f2f2f2' }).jpeg({ quality: 60 }),
      ],
      ['a photograph of several megapixels', drawn(3000, 1500, { ink: '#556', pen: 5 }).jpeg()],
      ['ink on nothing', drawn(300, 100, { ink: '#00008899', pen: 1, paper: 'none' }).png()],
      ['light ink on dark paper', drawn(300, 100, { ink: '#fff', paper: '#123' }).png()],
      ['a very small image', drawn(48, 24, { pen: 1 }).jpeg()],
      ['a broad brush', drawn(300, 100, { pen: 40 }).png()],
    ],
    2,
  ),
)('takes %s', async (_kind, image) => {
  await expect(processSignature(file(await image.toBuffer()))).resolves.toBeInstanceOf(Buffer);
});

test('refuses more than 5 MB without decoding it', async () => {
  const content = Buffer.alloc(5 * 1024 * 1024 + 1);
  await expect(processSignature(file(content))).rejects.toMatchObject({
    details: { errors: { digital_signature: ['Ukuran maksimal 5MB'] } },
  });
});

/** Grey paper on which each pixel differs a little, as in a photograph. */
function paperNoise(sigma: number, mean = 230) {
  const noise = { type: 'gaussian', mean, sigma } as const;
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff', noise } });
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

function noise() {
  const pixels = Buffer.from(
    Array.from({ length: 120 * 120 * 3 }, (_, index) => (index * 7919) % 251),
  );
  return sharp(pixels, { raw: { width: 120, height: 120, channels: 3 } });
}

test('limits the time and converts one image of a person at a time', async () => {
  const limit = jest.spyOn(sharp.prototype, 'timeout');
  let running = 0;
  let most = 0;
  const convert = sharp.prototype.toBuffer;
  jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (
    this: ReturnType<typeof sharp>,
    ...options: []
  ) {
    running += 1;
    most = Math.max(most, running);
    const image = await convert.call(this, ...options);
    running -= 1;
    return image;
  } as never);
  const image = file(await convert.call(canvas(300, 100).png()));
  await onBehalfOf('ani', () => Promise.all([1, 2, 3].map(() => processSignature(image))));
  expect(most).toBe(1);
  expect(limit).toHaveBeenCalledWith({ seconds: expect.any(Number) });
  jest.restoreAllMocks();
});
