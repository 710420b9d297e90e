import { aLecturer, anInternship, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { IMAGE_MAX_BYTES } from '@/shared/constants/limits';
import { testInAll } from '@/shared/testing/testLevel';

let app: TestApp;
let admin: { authorization: string };
let own: Awaited<ReturnType<typeof aSuperAdmin>>;

beforeAll(async () => {
  app = await buildTestApp();
  own = await aSuperAdmin(app.db);
  admin = await app.signIn(own.user);
});
afterAll(() => app.close());

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api${path}`, headers });

async function post(
  path: string,
  fields: Record<string, string | Blob>,
  session: Record<string, string> = admin,
) {
  const { payload, headers } = await multipart(fields);
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { ...session, ...headers },
  });
}

const input = {
  name: 'Dr. Hendra Gunawan, M.T.',
  email: 'hendra@example.ac.id',
  nip: '198503152010121009',
};

describe('access', () => {
  test.each(['lecturer', 'mentor', 'student'] as const)('answers 403 to a %s', async (role) => {
    const { id } = await aLecturer(app.db);
    const headers = await app.signIn(role);
    const refused = [
      await call('GET', '/lecturers', headers),
      await call('GET', `/lecturers/${id}`, headers),
      await post('/lecturers', input, headers),
      await post(`/lecturers/${id}`, { _method: 'put' }, headers),
      await call('DELETE', `/lecturers/${id}`, headers),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  });

  test('requires a session', async () => {
    expect((await call('GET', '/lecturers', {})).statusCode).toBe(401);
    expect((await post('/lecturers', input, {})).statusCode).toBe(401);
  });
});

testInAll('creates the user with the profile, reads, changes and deletes both', async () => {
  const created = await post('/lecturers', {
    ...input,
    digital_signature: await anImageFile(),
  });
  expect(created.statusCode).toBe(201);
  const { data } = created.json();
  expect(data).toMatchObject({
    id: expect.any(Number),
    user_id: data.user.id,
    nip: input.nip,
    digital_signature: expect.stringMatching(/^\/api\/signatures\//),
    user: { name: input.name, email: input.email, role: 'lecturer', is_active: true },
  });
  expect((await call('GET', `/lecturers/${data.id}`)).json()).toEqual({ data });

  const nip = '198503152010121010';
  const changed = await post(`/lecturers/${data.id}`, { _method: 'put', nip });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().data).toEqual({ ...data, nip, version: data.version + 1 });

  const deleted = await call('DELETE', `/lecturers/${data.id}`);
  expect(deleted.statusCode).toBe(200);
  expect((await call('GET', `/lecturers/${data.id}`)).statusCode).toBe(404);
  expect((await call('GET', `/users/${data.user_id}`)).statusCode).toBe(404);
  expect((await app.inject({ url: data.digital_signature })).statusCode).toBe(404);
});

test('replaces the signature, and keeps it if none is sent', async () => {
  const { id, nip } = await aLecturer(app.db);
  const image = async (answer: { json(): { data: { digital_signature: string } } }) =>
    (await app.inject({ url: answer.json().data.digital_signature })).rawPayload;

  const first = await post(`/lecturers/${id}`, {
    _method: 'PUT',
    digital_signature: await anImageFile('#ff0000'),
  });
  const second = await post(`/lecturers/${id}`, {
    _method: 'put',
    digital_signature: await anImageFile('#00ff00'),
  });
  expect(first.json().data.nip).toBe(nip);
  // Browsers may cache the first image for ever, so the second needs another URL.
  expect(second.json().data.digital_signature).not.toBe(first.json().data.digital_signature);
  expect((await app.inject({ url: first.json().data.digital_signature })).statusCode).toBe(404);
  const kept = await post(`/lecturers/${id}`, { _method: 'put', digital_signature: '' });
  expect(await image(kept)).toEqual(await image(second));
});

describe('a signature', () => {
  const refusal = async (digital_signature: Blob) => {
    const { id } = await aLecturer(app.db);
    const answer = await post(`/lecturers/${id}`, { _method: 'put', digital_signature });
    expect(answer.statusCode).toBe(422);
    expect((await call('GET', `/lecturers/${id}`)).json().data.digital_signature).toBeNull();
    return answer.json().errors;
  };

  test('must come with a new lecturer', async () => {
    const answer = await post('/lecturers', input);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      digital_signature: ['Tanda tangan digital wajib diunggah'],
    });
  });

  test('may have at most 5 MB', async () => {
    const large = new Blob([new Uint8Array(IMAGE_MAX_BYTES + 1)], { type: 'image/png' });
    expect(await refusal(large)).toEqual({ digital_signature: ['Ukuran maksimal 5MB'] });
  });

  test.each([
    ['of another type', 'image/gif', 'GIF89a'],
    ['of nothing', 'image/png', ''],
    ['of a text', 'image/png', 'not an image'],
    ['of half an image', 'image/png', '\x89PNG\r\n\x1a\n'],
  ])('must be a PNG or JPEG, not %s', async (_what, type, content) => {
    const file = new Blob([Buffer.from(content, 'latin1')], { type });
    expect(await refusal(file)).toEqual({
      digital_signature: ['Harus berupa gambar PNG atau JPG'],
    });
  });
});

test('answers 422 with the messages of the shared rules', async () => {
  const { id, nip } = await aLecturer(app.db);
  const wrong = await post(`/lecturers/${id}`, { _method: 'put', nip: '123' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().errors).toEqual({ nip: ['NIP harus 18 digit'] });

  const other = await aLecturer(app.db);
  const taken = await post(`/lecturers/${other.id}`, { _method: 'put', nip });
  expect(taken.statusCode).toBe(422);
  expect(taken.json().errors).toEqual({ nip: ['NIP sudah digunakan'] });
});

test('refuses to delete a lecturer with internships', async () => {
  const { lecturer_id } = await anInternship(app.db);
  const answer = await call('DELETE', `/lecturers/${lecturer_id}`);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/^Dosen .* magang/);
  expect((await call('GET', `/lecturers/${lecturer_id}`)).statusCode).toBe(200);
});

test('updates the profile of a super admin', async () => {
  const digital_signature = await anImageFile();
  const changed = await post(`/lecturers/${own.id}`, { _method: 'put', digital_signature });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().data.user.role).toBe('super_admin');
  expect(changed.json().data.digital_signature).not.toBeNull();

  await aSuperAdmin(app.db);
  const deleted = await call('DELETE', `/lecturers/${own.id}`);
  expect(deleted.statusCode).toBe(409);
  expect(deleted.json().message).toBe('Anda tidak dapat menghapus akun Anda sendiri.');
});

test.each(['0', 'abc', '1.5', '2147483647', '2147483648', '99999999999999999999'])(
  'answers 404 for the lecturer %s',
  async (id) => {
    expect((await call('GET', `/lecturers/${id}`)).statusCode).toBe(404);
    expect((await post(`/lecturers/${id}`, { _method: 'put' })).statusCode).toBe(404);
    expect((await call('DELETE', `/lecturers/${id}`)).statusCode).toBe(404);
  },
);

test('does not support PUT, since browsers send files by POST only', async () => {
  const answer = await call('PUT', `/lecturers/${own.id}`);
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toMatch(/POST/);
});

describe('the list', () => {
  const names = async (query: string) => {
    const answer = await call('GET', `/lecturers?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ user }: { user: { name: string } }) => user.name);
  };

  beforeAll(async () => {
    await app.db.deleteFrom('internships').execute();
    await app.db.deleteFrom('users').where('role', '=', 'lecturer').execute();
    await aLecturer(app.db, {
      nip: '300000000000000000',
      user: { name: 'andi', phone_number: '0812 345.678' },
    });
    await aLecturer(app.db, {
      nip: '100000000000000001',
      user: { name: 'Budi', phone_number: '0811' },
    });
    await aLecturer(app.db, { nip: '200000000000000002', user: { name: 'C_1', is_active: false } });
  });

  test('lists lecturers without super admins', async () => {
    const answer = await call('GET', '/lecturers');
    expect(answer.json().data).toHaveLength(3);
    expect(answer.json().meta).toEqual({ total: 3 });
    expect(answer.json().data[0]).toMatchObject({
      nip: '300000000000000000',
      digital_signature: null,
      user: { name: 'andi', role: 'lecturer' },
    });
  });

  test('returns one page', async () => {
    const answer = await call('GET', '/lecturers?page=1&per_page=2');
    expect(answer.json().data).toHaveLength(2);
    expect(answer.json().meta).toEqual({ page: 1, per_page: 2, total: 3 });
  });

  test.each([
    ['user.name', ['andi', 'Budi', 'C_1']],
    ['-nip', ['andi', 'C_1', 'Budi']],
    ['user.phone_number', ['Budi', 'andi', 'C_1']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await names(`sort=${sort}`)).toEqual(expected);
  });

  test.each([
    ['ANDI', ['andi']],
    ['00000001', ['Budi']],
    ['0812', ['andi']],
    ['62812345', ['andi']],
    ['_', ['C_1']],
    ['budi 0812', []],
  ])('finds %s', async (search, expected) => {
    expect(await names(`search=${search}`)).toEqual(expected);
  });

  test('filters by the status of the account', async () => {
    expect(await names('is_active=false')).toEqual(['C_1']);
  });

  test.each([
    ['sort=name', 'sort'],
    ['page=0', 'page'],
    ['is_active=ya', 'is_active'],
  ])('refuses %s', async (query, field) => {
    const answer = await call('GET', `/lecturers?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});

test('lists and exports who has a signature, and who has none', async () => {
  const unsigned = await aLecturer(app.db, { user: { name: 'Belum Bertanda' } });
  const signed = await aLecturer(app.db, { user: { name: 'Sudah Bertanda' } });
  const image = Buffer.from('89504e470d0a1a0a', 'hex');
  await app.db
    .insertInto('signatures')
    .values({ user_id: signed.user_id, image, updated_at: new Date() })
    .execute();
  const found = async (has_signature: boolean) => {
    const query = `search=bertanda&has_signature=${has_signature}`;
    const { data, meta } = (await call('GET', `/lecturers?page=1&${query}`)).json();
    const file = await call('GET', `/lecturers/export?format=csv&columns=user.name&${query}`);
    return [meta.total, data.map(({ id }: { id: number }) => id), file.body.split('\r\n').slice(1)];
  };
  expect(await found(false)).toEqual([1, [unsigned.id], ['Belum Bertanda', '']]);
  expect(await found(true)).toEqual([1, [signed.id], ['Sudah Bertanda', '']]);
});
