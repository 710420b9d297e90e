import sharp from 'sharp';
import { TEMPLATE_REFUSALS } from '../refusals';
import { countPictures, isPicture } from './pictureSize';

const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'gif' | 'tiff') =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();

function bytesOf(length: number, ...numbers: [at: number, hex: string][]): Buffer {
  const bytes = Buffer.alloc(length);
  for (const [at, hex] of numbers) bytes.write(hex, at, 'hex');
  return bytes;
}

/** 30,000 × 30,000 dots that are not there. 30,000 is 0x7530. */
const HUGE: [format: string, bytes: Buffer][] = [
  ['PNG', bytesOf(33, [0, '89504e470d0a1a0a0000000d49484452'], [16, '0000753000007530'])],
  ['JPEG', bytesOf(40, [0, 'ffd8ffe00004abcdffc200110875307530'])],
  ['GIF', bytesOf(20, [0, '474946383961'], [6, '30753075'])],
  ['BMP', bytesOf(40, [0, '424d'], [14, '28000000'], [18, '3075000030750000'])],
  ['BMP from below', bytesOf(40, [0, '424d'], [14, '28000000'], [18, '30750000d08affff'])],
  [
    'TIFF',
    bytesOf(
      40,
      [0, '49492a0008000000'],
      [8, '0200'],
      [10, '000103000100000030750000'],
      [22, '010104000100000030750000'],
    ),
  ],
  [
    'TIFF of other computers',
    bytesOf(
      40,
      [0, '4d4d002a00000008'],
      [8, '0002'],
      [10, '010000030000000175300000'],
      [22, '010100040000000100007530'],
    ),
  ],
  [
    'EMF with a PNG',
    bytesOf(99, [0, '01000000'], [40, '89504e470d0a1a0a0000000d494844520000753000007530']),
  ],
  [
    'WMF with a packed bitmap',
    bytesOf(99, [0, 'd7cdc69a'], [30, '2800000030750000307500000100080001000000']),
  ],
];

test.each(HUGE)('refuses a huge %s by its first bytes', (_format, bytes) => {
  expect(isPicture(bytes)).toBe(true);
  expect(() => countPictures().add(bytes)).toThrow(TEMPLATE_REFUSALS.pixels);
});

test.each(['png', 'jpeg', 'gif', 'tiff'] as const)(
  'counts the dots of all %s pictures',
  async (format) => {
    const pictures = countPictures();
    const some = await picture(6_000, 3_000, format);
    for (let index = 0; index < 4; index += 1) pictures.add(some);
    expect(() => pictures.add(some)).toThrow(TEMPLATE_REFUSALS.pixels);
  },
);

test('counts each frame of a GIF', () => {
  const frame = '2c000000001027102700020144003b'.slice(0, -2);
  const gif = Buffer.from(
    `4749463839611027102700 0000${frame.repeat(3)}3b`.replace(' ', ''),
    'hex',
  );
  // 10,000 × 10,000 dots are too many at once.
  expect(() => countPictures().add(gif)).toThrow(TEMPLATE_REFUSALS.pixels);
  const small = Buffer.from(
    `474946383961e803e803000000${'2c00000000e803e803000201440 0'.replace(' ', '').repeat(100)}3b`,
    'hex',
  );
  expect(() => countPictures().add(small)).toThrow(TEMPLATE_REFUSALS.pixels);
});

test('reads a picture in an attribute, and takes a broken one', () => {
  const pictures = countPictures();
  const png = HUGE[0]?.[1] ?? Buffer.alloc(0);
  const uri = `data:image/png;base64,${png.toString('base64')}`;
  expect(() => pictures.addFrom(uri)).toThrow(TEMPLATE_REFUSALS.pixels);
  pictures.add(Buffer.from('89504e470d0a1a0a00', 'hex'));
  pictures.add(Buffer.from('ffd8ff', 'hex'));
});
