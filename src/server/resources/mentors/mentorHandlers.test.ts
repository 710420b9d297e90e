import { aPlacement } from '@/server/testing/aPlacement';
import { aCompany, aMentor, anInternship } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { openConnections } from '@/server/testing/openConnections';

let app: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const call = (
  method: 'GET' | 'POST' | 'DELETE',
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
  name: 'Rudi Hartono',
  email: 'rudi@mitra.example',
  nik: '3273014501880009',
};

describe('access', () => {
  test.each(['lecturer', 'mentor', 'student'] as const)('answers 403 to a %s', async (role) => {
    const { id, company_id } = await aMentor(app.db);
    const headers = await app.signIn(role);
    const refused = [
      await call('GET', '/mentors', headers),
      await call('GET', `/mentors/${id}`, headers),
      await call('GET', `/companies/${company_id}/mentors`, headers),
      await post('/mentors', input, headers),
      await post(`/mentors/${id}`, { _method: 'put' }, headers),
      await call('DELETE', `/mentors/${id}`, headers),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  test('requires a session', async () => {
    expect((await call('GET', '/mentors', {})).statusCode).toBe(401);
    expect((await post('/mentors', input, {})).statusCode).toBe(401);
  });
});

test('creates the user with the profile, reads, changes and deletes both', async () => {
  const [company, other] = [await aCompany(app.db), await aCompany(app.db)];
  const created = await post('/mentors', {
    ...input,
    company_id: String(company.id),
    digital_signature: await anImageFile(),
  });
  expect(created.statusCode).toBe(201);
  const { data } = created.json();
  expect(data).toMatchObject({
    id: expect.any(Number),
    user_id: data.user.id,
    nik: input.nik,
    // A new mentor is active (spec §4).
    is_active: true,
    company_id: company.id,
    company: { id: company.id, name: company.name },
    digital_signature: expect.stringMatching(/^\/api\/signatures\//),
    user: { name: input.name, email: input.email, role: 'mentor', is_active: true },
  });
  expect((await call('GET', `/mentors/${data.id}`)).json()).toEqual({ data });

  const changed = await post(`/mentors/${data.id}`, {
    _method: 'put',
    company_id: String(other.id),
    is_active: '0',
  });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().data).toEqual({
    ...data,
    company_id: other.id,
    company: { id: other.id, name: other.name },
    is_active: false,
    version: data.version + 1,
  });
  expect((await post(`/mentors/${data.id}`, { _method: 'put' })).json()).toEqual(changed.json());

  const deleted = await call('DELETE', `/mentors/${data.id}`);
  expect(deleted.statusCode).toBe(200);
  expect((await call('GET', `/mentors/${data.id}`)).statusCode).toBe(404);
  expect((await call('GET', `/users/${data.user_id}`)).statusCode).toBe(404);
});

test('lets an inactive mentor sign in, since the status only concerns placements', async () => {
  const { user } = await aMentor(app.db, { is_active: false });
  const headers = await app.signIn(user);
  expect((await app.inject({ method: 'POST', url: '/api/me', headers })).statusCode).toBe(200);
});

test('replaces the signature', async () => {
  const { id } = await aMentor(app.db);
  const digital_signature = await anImageFile('#ff0000', 'image/jpeg');
  const answer = await post(`/mentors/${id}`, { _method: 'put', digital_signature });
  const image = await app.inject({ url: answer.json().data.digital_signature });
  expect(image.headers['content-type']).toBe('image/png');
});

test('answers 422 with the messages of the shared rules', async () => {
  const { id, nik } = await aMentor(app.db);
  const created = await post('/mentors', { name: 'Rudi', email: 'r@mitra.example' });
  expect(created.statusCode).toBe(422);
  expect(created.json().errors).toEqual({
    nik: ['NIK wajib diisi'],
    company_id: ['Perusahaan wajib dipilih'],
    digital_signature: ['Tanda tangan digital wajib diunggah'],
    is_active: ['Status wajib diisi'],
  });

  const wrong = await post(`/mentors/${id}`, {
    _method: 'put',
    nik: '12345678901234567',
    company_id: 'x',
    is_active: 'perhaps',
  });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().errors).toMatchObject({
    nik: ['NIK harus 16 digit'],
    company_id: ['Perusahaan wajib dipilih'],
    is_active: expect.anything(),
  });

  const nowhere = await post(`/mentors/${id}`, { _method: 'put', company_id: '2147483647' });
  expect(nowhere.statusCode).toBe(422);
  expect(nowhere.json().errors).toEqual({ company_id: ['Perusahaan tidak ditemukan'] });

  const other = await aMentor(app.db);
  const taken = await post(`/mentors/${other.id}`, { _method: 'put', nik });
  expect(taken.statusCode).toBe(422);
  expect(taken.json().errors).toEqual({ nik: ['NIK sudah digunakan'] });
});

describe('a mentor with internships', () => {
  const move = (id: number, company_id: number, more: Record<string, string> = {}) =>
    post(`/mentors/${id}`, { _method: 'put', company_id: String(company_id), ...more });

  test('cannot change company', async () => {
    const { mentor_id } = await anInternship(app.db);
    const before = (await call('GET', `/mentors/${mentor_id}`)).json().data;
    const moved = await move(mentor_id, (await aCompany(app.db)).id, { nik: '3273014501880010' });
    expect(moved.statusCode).toBe(422);
    expect(moved.json().errors).toEqual({
      company_id: ['Mentor masih membimbing mahasiswa magang di perusahaan ini.'],
    });
    expect((await call('GET', `/mentors/${mentor_id}`)).json().data).toEqual(before);

    const changed = await move(mentor_id, before.company_id, { is_active: '0' });
    expect(changed.json().data).toEqual({
      ...before,
      is_active: false,
      version: before.version + 1,
    });
  });

  // Seen on a server only: the embedded database has one connection and so no races.
  test('cannot change company while a student is being placed', async () => {
    const { input } = await aPlacement(app.db);
    const company_id = (await aCompany(app.db)).id;
    await openConnections(app.db, 2);
    const [placed, moved] = await Promise.all([
      app.inject({ method: 'POST', url: '/api/internships', payload: input, headers: admin }),
      move(input.mentor_id, company_id),
    ]);
    expect([placed.statusCode, moved.statusCode].sort()).toEqual([
      placed.statusCode === 201 ? 201 : 200,
      422,
    ]);
  });
});

test('refuses to delete a mentor with internships', async () => {
  const { mentor_id } = await anInternship(app.db);
  const answer = await call('DELETE', `/mentors/${mentor_id}`);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/^Mentor .* magang/);
  expect((await call('GET', `/mentors/${mentor_id}`)).statusCode).toBe(200);
});

test.each(['0', 'abc', '1.5', '2147483647', '2147483648', '99999999999999999999'])(
  'answers 404 for the mentor %s',
  async (id) => {
    expect((await call('GET', `/mentors/${id}`)).statusCode).toBe(404);
    expect((await post(`/mentors/${id}`, { _method: 'put' })).statusCode).toBe(404);
    expect((await call('DELETE', `/mentors/${id}`)).statusCode).toBe(404);
    expect((await call('GET', `/companies/${id}/mentors`)).statusCode).toBe(404);
  },
);

describe('the list', () => {
  let companyId: number;
  const names = async (query: string, path = '/mentors') => {
    const answer = await call('GET', `${path}?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ user }: { user: { name: string } }) => user.name);
  };

  beforeAll(async () => {
    await app.db.deleteFrom('internships').execute();
    await app.db.deleteFrom('users').where('role', '=', 'mentor').execute();
    const [one, two] = [
      await aCompany(app.db, { name: 'zeta Jaringan' }),
      await aCompany(app.db, { name: 'PT Alfa' }),
    ];
    companyId = one.id;
    await aMentor(app.db, {
      nik: '3000000000000000',
      company_id: one.id,
      user: { name: 'andi', phone_number: '0812-3456 789' },
    });
    await aMentor(app.db, {
      nik: '1000000000000001',
      company_id: two.id,
      user: { name: 'Budi', phone_number: '+62 811 2222' },
    });
    await aMentor(app.db, {
      nik: '2000000000000002',
      company_id: one.id,
      is_active: false,
      user: { name: 'C%1' },
    });
  });

  test('returns the whole list without a page, one page with it', async () => {
    expect((await call('GET', '/mentors')).json().meta).toEqual({ total: 3 });
    const page = await call('GET', '/mentors?page=2&per_page=2');
    expect(page.json().data).toHaveLength(1);
    expect(page.json().meta).toEqual({ page: 2, per_page: 2, total: 3 });
  });

  test.each([
    ['user.name', ['andi', 'Budi', 'C%1']],
    ['-nik', ['andi', 'C%1', 'Budi']],
    ['user.phone_number', ['Budi', 'andi', 'C%1']],
    ['company.name,-user.name', ['Budi', 'C%1', 'andi']],
    ['is_active,user.name', ['C%1', 'andi', 'Budi']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await names(`sort=${sort}`)).toEqual(expected);
  });

  test.each([
    ['ANDI', ['andi']],
    ['00001', ['Budi']],
    ['0812', ['andi']],
    ['zeta', ['andi', 'C%1']],
    ['08123456', ['andi']],
    ['+62 812 3456', ['andi']],
    ['0811-2222', ['Budi']],
    ['budi 2222', ['Budi']],
    ['aktif', ['andi', 'Budi']],
    ['tidak', ['C%1']],
    ['tidak aktif', ['C%1']],
    ['tidak aktif zeta', ['C%1']],
    ['tidak aktif alfa', []],
    ['alfa budi', ['Budi']],
    ['%', ['C%1']],
    ['zeta budi', []],
  ])('finds %s', async (search, expected) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  test('filters by status and by company', async () => {
    expect(await names('is_active=false')).toEqual(['C%1']);
    expect(await names(`company_id=${companyId}`)).toEqual(['andi', 'C%1']);
    expect(await names(`company_id=${companyId}&is_active=true`)).toEqual(['andi']);
    expect(await names('company_id=2147483647')).toEqual([]);
  });

  test('lists the mentors of one company', async () => {
    const path = `/companies/${companyId}/mentors`;
    expect(await names('sort=-user.name', path)).toEqual(['C%1', 'andi']);
    expect(await names('is_active=true', path)).toEqual(['andi']);
    expect(await names('search=budi', path)).toEqual([]);
  });

  test.each([
    ['sort=name', 'sort'],
    ['company_id=x', 'company_id'],
    ['company_id=2147483648', 'company_id'],
    ['is_active=ya', 'is_active'],
  ])('refuses %s', async (query, field) => {
    const answer = await call('GET', `/mentors?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});

test('lists and exports who has no signature', async () => {
  const { id } = await aMentor(app.db, { user: { name: 'Belum Bertanda' } });
  const signed = await aMentor(app.db, { user: { name: 'Sudah Bertanda' } });
  const image = Buffer.from('89504e470d0a1a0a', 'hex');
  await app.db
    .insertInto('signatures')
    .values({ user_id: signed.user_id, image, updated_at: new Date() })
    .execute();
  const query = 'search=bertanda&has_signature=false';
  const { data, meta } = (await call('GET', `/mentors?page=1&${query}`)).json();
  expect([meta.total, data[0].id]).toEqual([1, id]);
  const file = await call('GET', `/mentors/export?format=csv&columns=user.name&${query}`);
  expect(file.body.split('\r\n').slice(1)).toEqual(['Belum Bertanda', '']);
});
