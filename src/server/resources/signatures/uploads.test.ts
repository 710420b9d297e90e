import sharp from 'sharp';
import { aLecturer } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile } from '@/server/testing/multipart';
import { UPLOADS, type Upload } from '@/server/testing/uploads/uploads';
import { everyNth } from '@/shared/testing/testLevel';

/** Room for the largest accepted image, unpacked, and for the files themselves. */
const MEMORY_LIMIT_MB = 300;

let app: TestApp;
let admin: Record<string, string>;
let lecturerId: number;
let peakBefore: number;

/** The peak memory of the process so far. */
const peakMb = () => process.resourceUsage().maxRSS / 1024;

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
  lecturerId = (await aLecturer(app.db)).id;
  const content = async () => Buffer.from(await (await anImageFile()).arrayBuffer());
  await upload({ about: '', verdict: 'taken', content });
  peakBefore = peakMb();
});
afterAll(() => app.close());

async function upload({ content, fileName = 'ttd.png', type = 'image/png' }: Upload) {
  const boundary = 'batas-antara-bagian';
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const quoted = fileName.replace(/"/g, '%22');
  const head = `${field('_method', 'put')}--${boundary}\r\ncontent-disposition: form-data; name="digital_signature"; filename="${quoted}"\r\ncontent-type: ${type}\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: `/api/lecturers/${lecturerId}`,
    headers: { ...admin, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(head),
      await content(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
}

async function storedImage(): Promise<Buffer> {
  const { image } = await app.db
    .selectFrom('signatures')
    .innerJoin('lecturers', 'lecturers.user_id', 'signatures.user_id')
    .select('image')
    .where('lecturers.id', '=', lecturerId)
    .executeTakeFirstOrThrow();
  return image;
}

/** The chunks of a PNG up to its end; data after it would fail the test. */
function chunksOf(png: Buffer): string[] {
  const types: string[] = [];
  let at = 8;
  while (at < png.length) {
    types.push(png.toString('latin1', at + 4, at + 8));
    at += 12 + png.readUInt32BE(at);
  }
  return types;
}

const REFUSALS = {
  notImage: [422, { digital_signature: ['Harus berupa gambar PNG atau JPG'] }],
  tooLarge: [422, { digital_signature: ['Ukuran maksimal 5MB'] }],
  refused: [413, undefined],
  blank: [
    422,
    { digital_signature: [expect.stringMatching(/tanda tangan kosong|gelap seluruhnya/)] },
  ],
} as const;

test.each(everyNth(UPLOADS, 8))('$about: $verdict', async (file) => {
  const before = await storedImage();
  const answer = await upload(file);
  const stored = await storedImage();

  const verdict = file.isBlank ? 'blank' : file.verdict;
  if (verdict !== 'taken') {
    const [status, errors] = REFUSALS[verdict];
    expect([answer.statusCode, answer.json().errors]).toEqual([status, errors]);
    expect(stored.equals(before)).toBe(true);
    return;
  }

  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  const { width, height, format, isProgressive, exif, icc } = await sharp(stored).metadata();
  expect({ format, isProgressive, exif, icc }).toEqual({
    format: 'png',
    isProgressive: false,
    exif: undefined,
    icc: undefined,
  });
  expect(width).toBeLessThanOrEqual(1000);
  expect(height).toBeLessThanOrEqual(500);
  // A re-encoded image has no text, no metadata and no data after its end.
  expect(chunksOf(stored).filter((type) => !PIXEL_CHUNKS.has(type))).toEqual([]);
  expect(chunksOf(stored).at(-1)).toBe('IEND');

  const served = await app.inject({ url: answer.json().data.digital_signature });
  expect(served.headers['content-type']).toBe('image/png');
  expect(served.headers['x-content-type-options']).toBe('nosniff');
  expect(served.headers['content-disposition']).toBe('inline; filename="tanda-tangan.png"');
  expect(served.rawPayload.equals(stored)).toBe(true);
});

const PIXEL_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'bKGD', 'pHYs', 'IDAT', 'IEND']);

test('images of all kinds take little memory', () => {
  const grown = Math.max(0, Math.round(peakMb() - peakBefore));
  expect(UPLOADS.length).toBeGreaterThanOrEqual(60);
  expect(grown).toBeLessThan(MEMORY_LIMIT_MB);
});
