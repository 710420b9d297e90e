import sharp from 'sharp';
import { onBehalfOf } from '@/server/turns/requester';
import { few } from '@/shared/testing/testLevel';
import { processSignature } from './processSignature';

const file = (content: Buffer) => ({ content, size: content.length });
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
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
  const image = sharp({ create: { width: 10, height: 10, channels: 4, background: '#00000000' } });
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

test('refuses more than 5 MB without decoding it', async () => {
  const content = Buffer.alloc(5 * 1024 * 1024 + 1);
  await expect(processSignature(file(content))).rejects.toMatchObject({
    details: { errors: { digital_signature: ['Ukuran maksimal 5MB'] } },
  });
});

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
  ) {
    running += 1;
    most = Math.max(most, running);
    const png = await convert.call(this);
    running -= 1;
    return png;
  } as never);
  const image = file(await convert.call(canvas(300, 100).png()));
  await onBehalfOf('ani', () => Promise.all([1, 2, 3].map(() => processSignature(image))));
  expect(most).toBe(1);
  expect(limit).toHaveBeenCalledWith({ seconds: expect.any(Number) });
  jest.restoreAllMocks();
});
