import sharp from 'sharp';
import { anActivity, anInternship, aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile, multipart } from '@/server/testing/multipart';

type Headers = { authorization: string };

const DAY = '2026-03-02';

let app: TestApp;
let internship_id: number;
let student: Headers;

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(`${DAY}T08:15:00Z`);
  const own = await aStudent(app.db);
  internship_id = (await anInternship(app.db, { student_id: own.id })).id;
  student = await app.signIn(own.user);
});
beforeEach(() => app.setTime(`${DAY}T08:15:00Z`));
afterAll(() => app.close());

const anOwnActivity = async (overrides: object = {}) =>
  (await anActivity(app.db, { internship_id, date: DAY, ...overrides })).id;

async function add(id: number, photo: Blob | string, headers: Headers = student) {
  const form = await multipart({ photo });
  return app.inject({
    method: 'POST',
    url: `/api/student/activities/${id}/photos`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
}
const addOne = async (id: number) => (await add(id, await anImageFile())).json().data;
const remove = (id: number, photoId: number, headers: Headers = student) =>
  app.inject({
    method: 'DELETE',
    url: `/api/student/activities/${id}/photos/${photoId}`,
    headers,
  });
const photosOf = async (id: number) =>
  (await app.inject({ url: `/api/activities/${id}`, headers: student })).json().data.photos;

/** A photo with the orientation and the position of the camera. */
const aCameraPhoto = async () => {
  const image = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#446688' },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 55/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(image)], { type: 'image/jpeg' });
};

test('stores a photo upright, smaller and without metadata, and serves it by its URL', async () => {
  const id = await anOwnActivity();
  const answer = await add(id, await aCameraPhoto());
  expect(answer.statusCode).toBe(201);
  const photo = answer.json().data;
  expect(photo).toEqual({
    id: expect.any(Number),
    url: expect.stringMatching(/^\/api\/activity-photos\/\d+\?expires=\d+&signature=[\w-]+$/),
    thumbnail_url: `${photo.url}&thumbnail=true`,
    width: 853,
    height: 1280,
    created_at: expect.any(String),
    ...{ made_at: null, device_time: null, clock_doubt: null },
  });
  expect(await photosOf(id)).toEqual([photo]);

  for (const [url, width, height] of [
    [photo.url, 853, 1280],
    [photo.thumbnail_url, 320, 480],
  ]) {
    const served = await app.inject({ url });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="foto-kegiatan.jpg"',
      'x-content-type-options': 'nosniff',
    });
    const { format, exif, icc, orientation, ...size } = await sharp(served.rawPayload).metadata();
    expect(size).toMatchObject({ width, height });
    expect([format, exif, icc, orientation]).toEqual(['jpeg', undefined, undefined, undefined]);
  }
});

test('shows what is transparent as white', async () => {
  const png = await sharp({
    create: { width: 20, height: 20, channels: 4, background: '#00000000' },
  })
    .png()
    .toBuffer();
  const id = await anOwnActivity();
  await add(id, new Blob([new Uint8Array(png)], { type: 'image/png' }));
  const [photo] = await photosOf(id);
  const served = await app.inject({ url: photo.url });
  const { channels } = await sharp(served.rawPayload).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('answers 404 to a forged URL, an expired one and one of another kind', async () => {
  const { id, url } = await addOne(await anOwnActivity());
  for (const wrong of [
    url.replace(/signature=./, 'signature=_'),
    url.replace(/expires=\d+/, 'expires=9999999999'),
    url.replace(`/${id}?`, `/${id + 1}?`),
    app.services.signatureUrls.urlOf(id).replace('signatures', 'activity-photos'),
    app.services.photoUrls.urlOf(999_999),
  ]) {
    expect((await app.inject({ url: wrong })).statusCode).toBe(404);
  }
  expect((await app.inject({ url: `/api/activity-photos/${id}` })).statusCode).toBe(422);
  app.setTime(`${DAY}T10:00:00Z`);
  expect((await app.inject({ url })).statusCode).toBe(404);
});

test('can be added twice, in the place of a deleted one', async () => {
  const id = await anOwnActivity();
  const first = await addOne(id);
  const second = await addOne(id);
  const third = await add(id, await anImageFile());
  expect(third.statusCode).toBe(409);
  expect(third.json().message).toBe('Satu aktivitas memuat paling banyak 2 foto.');

  const answer = await remove(id, first.id);
  expect(answer.json()).toEqual({ data: { message: 'Data berhasil dihapus.' } });
  expect((await app.inject({ url: first.url })).statusCode).toBe(404);
  const fourth = await addOne(id);
  expect((await photosOf(id)).map((photo: { id: number }) => photo.id)).toEqual([
    fourth.id,
    second.id,
  ]);
});

test.each([
  ['nothing', '', 'Foto wajib dipilih'],
  ['a text', 'x', 'Harus berupa gambar PNG atau JPG'],
])('refuses %s instead of a photo', async (_what, photo, message) => {
  const id = await anOwnActivity();
  const answer = await add(id, photo);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ photo: [message] });
});

test('refuses a JSON body that only describes a photo', async () => {
  const id = await anOwnActivity();
  const answer = await app.inject({
    method: 'POST',
    url: `/api/student/activities/${id}/photos`,
    headers: student,
    payload: { photo: { type: 'image/png', size: 5 } },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ photo: ['Harus berupa gambar PNG atau JPG'] });
});

test.each([
  ['before its day', { date: '2026-03-04' }, 422],
  ['when the mentor has validated', { validated_at_by_mentor: `${DAY}T08:00:00Z` }, 409],
  ['when the lecturer has validated', { validated_at_by_lecturer: `${DAY}T08:00:00Z` }, 409],
])('cannot be added or deleted %s', async (_when, overrides, statusCode) => {
  const id = await anOwnActivity();
  const { id: photoId } = await addOne(id);
  await app.db.updateTable('activities').set(overrides).where('id', '=', id).execute();
  expect((await add(id, await anImageFile())).statusCode).toBe(statusCode);
  expect((await remove(id, photoId)).statusCode).toBe(statusCode);
  expect(await photosOf(id)).toHaveLength(1);
});

test('decodes no photo that cannot be added', async () => {
  const id = await anOwnActivity({ validated_at_by_mentor: `${DAY}T08:00:00Z` });
  const image = await anImageFile();
  const decode = jest.spyOn(sharp.prototype, 'toBuffer');
  expect((await add(id, image)).statusCode).toBe(409);
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});

test('answers 404 for a photo of another activity or student', async () => {
  const id = await anOwnActivity();
  const { id: photoId } = await addOne(id);
  expect((await remove(await anOwnActivity(), photoId)).statusCode).toBe(404);
  const stranger = await app.signIn('student');
  expect((await remove(id, photoId, stranger)).statusCode).toBe(404);
  expect((await add(id, await anImageFile(), stranger)).statusCode).toBe(404);
  expect(await photosOf(id)).toHaveLength(1);
});
