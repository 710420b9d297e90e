import { aLecturer, aMentor, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { bearer, sessionCalls } from '@/server/testing/sessionCalls';

const WRONG = { password: ['Password saat ini salah'] };

let app: TestApp;
const { tokenFor, inSeconds, reset } = sessionCalls(() => app);

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(reset);

type Headers = Record<string, string>;

async function upload(headers: Headers, password?: string, colour = '#000080') {
  const image = await anImageFile(colour);
  const form = await multipart({
    ...(password !== undefined && { password }),
    digital_signature: image,
  });
  return app.inject({
    method: 'POST',
    url: '/api/me/signature',
    headers: { ...form.headers, ...headers },
    payload: form.payload,
    remoteAddress: '10.0.0.1',
  });
}
const read = (headers: Headers) => app.inject({ url: '/api/me/signature', headers });
const signatureOf = async (userId: number) =>
  app.db.selectFrom('signatures').select('id').where('user_id', '=', userId).executeTakeFirst();

/** A lecturer with a signature, logged in. */
async function aSigner() {
  const { nip, user } = await aLecturer(app.db);
  const headers = bearer(await tokenFor(nip));
  const device = 'Chrome di Android';
  await app.db.updateTable('sessions').set({ device }).where('user_id', '=', user.id).execute();
  expect((await upload(headers)).statusCode).toBe(200);
  const signature = await signatureOf(user.id);
  return { user, nip, headers, signature };
}

test('the first signature needs no password', async () => {
  const { user, nik } = await aMentor(app.db);
  const headers = bearer(await tokenFor(nik));
  expect((await read(headers)).json()).toEqual({
    data: { digital_signature: null, last_change: null },
  });
  const answer = await upload(headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.mentor.digital_signature).toMatch(/^\/api\/signatures\/\d+\?/);
  expect(await signatureOf(user.id)).toBeDefined();
});

test('replacing one needs the current password', async () => {
  const { user, headers, signature } = await aSigner();
  const without = await upload(headers);
  expect(without.statusCode).toBe(422);
  expect(without.json().errors).toEqual({ password: ['Password saat ini wajib diisi'] });
  const wrong = await upload(headers, 'Bukan-Password-1');
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().errors).toEqual(WRONG);
  expect(await signatureOf(user.id)).toEqual(signature);

  expect((await upload(headers, TEST_PASSWORD)).statusCode).toBe(200);
  expect(await signatureOf(user.id)).not.toEqual(signature);
});

test('guesses are limited together with those of a changed password', async () => {
  const { user, headers, signature } = await aSigner();
  const guess = (url: string) =>
    url === '/me/signature'
      ? upload(headers, 'Bukan-Password-1')
      : app.inject({
          method: 'PUT',
          url: `/api${url}`,
          headers,
          remoteAddress: '10.0.0.1',
          payload: {
            password: 'Bukan-Password-1',
            new_password: 'Kuda-Laut-77-Hijau',
            new_password_confirmation: 'Kuda-Laut-77-Hijau',
          },
        });
  for (let round = 0; round < 5; round += 1) await guess('/change-password');
  const locked = await guess('/me/signature');
  expect(locked.statusCode).toBe(422);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  const right = await upload(headers, TEST_PASSWORD);
  expect(right.json().errors).toEqual(WRONG);
  expect(await signatureOf(user.id)).toEqual(signature);
});

test('accepts one of two first uploads at the same time', async () => {
  const { user, nip } = await aLecturer(app.db);
  const headers = bearer(await tokenFor(nip));
  const answers = await Promise.all(
    ['#000080', '#800000'].map((colour) => upload(headers, undefined, colour)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect(await signatureOf(user.id)).toBeDefined();
});

test('its owner sees when and from where it was changed last, and the trail has each change', async () => {
  const { user, headers } = await aSigner();
  inSeconds(60);
  await upload(headers, TEST_PASSWORD);
  expect((await read(headers)).json().data).toEqual({
    digital_signature: expect.stringMatching(/^\/api\/signatures\/\d+\?/),
    last_change: {
      at: '2026-03-02T08:01:00.000Z',
      device: 'Chrome di Android',
      address: '10.0.0.1',
      changed_by: null,
    },
  });
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'operation', 'actor_user_id'])
    .where('resource', '=', 'signatures')
    .where('subject_id', '=', String(user.id))
    .orderBy('id')
    .execute();
  const operation = 'changeOwnSignature';
  expect(entries).toEqual([
    { action: 'create', operation, actor_user_id: user.id },
    { action: 'update', operation, actor_user_id: user.id },
  ]);
});

test('its owner sees that a super admin changed it, and not from where', async () => {
  const { user, headers } = await aSigner();
  const lecturer = await app.db
    .selectFrom('lecturers')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const { payload, headers: form } = await multipart({
    _method: 'put',
    digital_signature: await anImageFile('#008000'),
  });
  const answer = await app.inject({
    method: 'POST',
    url: `/api/lecturers/${lecturer.id}`,
    headers: { ...form, ...(await app.signIn('super_admin')) },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  expect((await read(headers)).json().data.last_change).toEqual({
    at: '2026-03-02T08:00:00.000Z',
    device: null,
    address: null,
    changed_by: expect.stringMatching(/./),
  });
});

test('answers 403 to a student', async () => {
  const student = await app.signIn('student');
  expect((await read(student)).statusCode).toBe(403);
  expect((await upload(student, TEST_PASSWORD)).statusCode).toBe(403);
  expect((await read({})).statusCode).toBe(401);
  expect((await upload({})).statusCode).toBe(401);
});
