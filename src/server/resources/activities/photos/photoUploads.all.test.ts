import sharp from 'sharp';
import { anActivity, anInternship, aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { UPLOADS } from '@/server/testing/uploads/uploads';

let app: TestApp;
let student: Record<string, string>;
let activityId: number;

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2026-03-02T08:00:00Z');
  const own = await aStudent(app.db);
  const { id: internship_id } = await anInternship(app.db, { student_id: own.id });
  activityId = (await anActivity(app.db, { internship_id, date: '2026-03-02' })).id;
  student = await app.signIn(own.user);
});
afterEach(() => app.db.deleteFrom('activity_photos').execute());
afterAll(() => app.close());

const REFUSALS = {
  notImage: [422, { photo: ['Harus berupa gambar PNG atau JPG'] }],
  tooLarge: [422, { photo: ['Ukuran maksimal 5MB'] }],
  refused: [413, undefined],
} as const;

test.each(UPLOADS)('$about: $verdict', async ({ verdict, content, type = 'image/png' }) => {
  const boundary = 'batas-antara-bagian';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="foto.jpg"\r\ncontent-type: ${type}\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/student/activities/${activityId}/photos`,
    headers: { ...student, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(head),
      await content(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  const stored = await app.db.selectFrom('activity_photos').selectAll().execute();

  if (verdict !== 'taken') {
    const [status, errors] = REFUSALS[verdict];
    expect([answer.statusCode, answer.json().errors]).toEqual([status, errors]);
    expect(stored).toEqual([]);
    return;
  }
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  for (const { image, thumbnail } of stored) {
    for (const [jpeg, most] of [
      [image, 1280],
      [thumbnail, 480],
    ] as const) {
      const { format, width, height, exif, icc, xmp, comments } = await sharp(jpeg).metadata();
      expect({ format, exif, icc, xmp, comments }).toEqual({ format: 'jpeg' });
      expect(Math.max(width, height)).toBeLessThanOrEqual(most);
      // Drawn anew: nothing behind the end.
      expect(jpeg.subarray(-2).toString('hex')).toBe('ffd9');
    }
  }
});
