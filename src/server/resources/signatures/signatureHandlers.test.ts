import { aLecturer } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile } from '@/server/testing/multipart';
import { processSignature } from './processSignature';
import { saveSignature } from './signatureQueries';

let app: TestApp;
let userId: number;
let image: Buffer;

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2026-11-20T08:15:00Z');
  userId = (await aLecturer(app.db)).user_id;
  const drawn = Buffer.from(await (await anImageFile()).arrayBuffer());
  image = await processSignature({ content: drawn, size: drawn.length });
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ url });

test('serves the image at the signed URL, without a token, until it expires', async () => {
  const url = app.services.signatureUrls.urlOf(await saveSignature(app.db, userId, image));
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.rawPayload.equals(image)).toBe(true);

  app.setTime('2026-11-20T10:00:00Z');
  expect((await get(url)).statusCode).toBe(404);
  app.setTime('2026-11-20T08:15:00Z');
});

test('answers 404 to a forged URL', async () => {
  const id = await saveSignature(app.db, userId, image);
  const url = app.services.signatureUrls.urlOf(id);
  for (const wrong of [
    url.replace(/signature=./, 'signature=_'),
    url.replace(/expires=\d+/, 'expires=9999999999'),
    url.replace(`/${id}?`, `/${id + 1}?`),
    app.services.signatureUrls.urlOf(999_999),
  ]) {
    expect((await get(wrong)).statusCode).toBe(404);
  }
  expect((await get(`/api/signatures/${id}`)).statusCode).toBe(422);
});

test('gives a replaced signature a new URL and drops the old one', async () => {
  const before = await saveSignature(app.db, userId, image);
  const after = await saveSignature(app.db, userId, image);
  expect(after).not.toBe(before);
  expect((await get(app.services.signatureUrls.urlOf(before))).statusCode).toBe(404);
  expect((await get(app.services.signatureUrls.urlOf(after))).statusCode).toBe(200);
  const rows = await app.db
    .selectFrom('signatures')
    .where('user_id', '=', userId)
    .select('id')
    .execute();
  expect(rows).toEqual([{ id: after }]);
});
