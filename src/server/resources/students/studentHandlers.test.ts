import { anInternship, aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api${path}`, payload, headers });

const input = {
  name: 'Siti Rahmawati',
  email: 'siti.rahmawati@example.ac.id',
  nim: '2403311234',
  academic_year: '2024/2025',
};

describe('access', () => {
  test.each(['lecturer', 'mentor', 'student'] as const)('answers 403 to a %s', async (role) => {
    const { id } = await aStudent(app.db);
    const headers = await app.signIn(role);
    const refused = [
      await call('GET', '/students', undefined, headers),
      await call('GET', `/students/${id}`, undefined, headers),
      await call('POST', '/students', input, headers),
      await call('PUT', `/students/${id}`, { nim: '2403319999' }, headers),
      await call('DELETE', `/students/${id}`, undefined, headers),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  });

  test('requires a session', async () => {
    expect((await call('GET', '/students', undefined, {})).statusCode).toBe(401);
    expect((await call('POST', '/students', input, {})).statusCode).toBe(401);
  });
});

test('creates the user with the profile, reads, changes and deletes both', async () => {
  // The role in the body has no effect.
  const created = await call('POST', '/students', { ...input, role: 'super_admin' });
  expect(created.statusCode).toBe(201);
  const { data } = created.json();
  const { nim, academic_year, ...account } = input;
  expect(data).toEqual({
    version: 1,
    id: expect.any(Number),
    user_id: data.user.id,
    nim,
    academic_year,
    user: {
      id: expect.any(Number),
      ...account,
      role: 'student',
      is_active: true,
      phone_number: null,
      address: null,
      gender: null,
      place_of_birth: null,
      date_of_birth: null,
    },
  });
  expect((await call('GET', `/students/${data.id}`)).json()).toEqual({ data });

  const changed = await call('PUT', `/students/${data.id}`, { academic_year: '2025/2026' });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().data).toEqual({ ...data, academic_year: '2025/2026', version: 2 });

  const unchanged = await call('PUT', `/students/${data.id}`, {});
  expect(unchanged.statusCode).toBe(200);
  expect(unchanged.json()).toEqual(changed.json());

  const deleted = await call('DELETE', `/students/${data.id}`);
  expect(deleted.statusCode).toBe(200);
  expect(deleted.json()).toEqual({ data: { message: 'Data berhasil dihapus.' } });
  expect((await call('GET', `/students/${data.id}`)).statusCode).toBe(404);
  expect((await call('GET', `/users/${data.user_id}`)).statusCode).toBe(404);
});

test('answers 422 with the messages of the shared rules', async () => {
  const { id, nim } = await aStudent(app.db);
  const created = await call('POST', '/students', { name: 'A', email: 'x' });
  expect(created.statusCode).toBe(422);
  expect(created.json().errors).toEqual({
    name: ['Nama user wajib diisi'],
    email: ['Email tidak valid'],
    nim: ['NIM wajib diisi'],
    academic_year: ['Tahun akademik wajib diisi'],
  });

  const changed = await call('PUT', `/students/${id}`, { nim: '123', academic_year: '2024-2025' });
  expect(changed.statusCode).toBe(422);
  expect(changed.json().errors).toEqual({
    nim: ['NIM harus 10 karakter'],
    academic_year: ['Tahun ajaran wajib diisi, gunakan format seperti 2024/2025'],
  });

  const other = await aStudent(app.db);
  const taken = await call('PUT', `/students/${other.id}`, { nim });
  expect(taken.statusCode).toBe(422);
  expect(taken.json().errors).toEqual({ nim: ['NIM sudah digunakan'] });
});

test('does not accept multipart bodies', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/students',
    payload: '--xx--',
    headers: { ...admin, 'content-type': 'multipart/form-data; boundary=xx' },
  });
  expect(answer.statusCode).toBe(415);
});

test('refuses to delete a student with internships', async () => {
  const { student_id } = await anInternship(app.db);
  const answer = await call('DELETE', `/students/${student_id}`);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/^Mahasiswa .* magang/);
  expect((await call('GET', `/students/${student_id}`)).statusCode).toBe(200);
});

test.each(['0', 'abc', '1.5', '2147483647', '2147483648', '99999999999999999999'])(
  'answers 404 for the student %s',
  async (id) => {
    expect((await call('GET', `/students/${id}`)).statusCode).toBe(404);
    expect((await call('PUT', `/students/${id}`, {})).statusCode).toBe(404);
    expect((await call('DELETE', `/students/${id}`)).statusCode).toBe(404);
  },
);

describe('the list', () => {
  const nims = async (query: string) => {
    const answer = await call('GET', `/students?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ nim }: { nim: string }) => nim);
  };

  beforeAll(async () => {
    await app.db.deleteFrom('internships').execute();
    await app.db.deleteFrom('users').where('role', '=', 'student').execute();
    const year = '2023/2024';
    await aStudent(app.db, { nim: 'a000000001', user: { name: 'citra' } });
    await aStudent(app.db, {
      nim: 'B000000002',
      academic_year: year,
      user: { name: "Budi O'Neil" },
    });
    await aStudent(app.db, { nim: 'c000000003', user: { name: 'Andi 😀', is_active: false } });
  });

  test('returns the whole list without a page', async () => {
    const answer = await call('GET', '/students');
    expect(answer.json().data).toHaveLength(3);
    expect(answer.json().meta).toEqual({ total: 3 });
    expect(answer.json().data[0].user.name).toBe('citra');
  });

  test('returns one page in any order, and none beyond the end', async () => {
    const page = async (query: string) => (await call('GET', `/students?${query}`)).json();
    const second = await page('page=2&per_page=1&sort=user.name');
    expect(second.data[0].nim).toBe('B000000002');
    expect(second.meta).toEqual({ page: 2, per_page: 1, total: 3 });
    const found = await page('page=1&per_page=1&sort=-user.name&search=0000');
    expect(found.data[0].nim).toBe('a000000001');
    expect(found.meta).toEqual({ page: 1, per_page: 1, total: 3 });
    expect(await page('page=9&per_page=10&sort=user.name')).toEqual({
      data: [],
      meta: { page: 9, per_page: 10, total: 3 },
    });
  });

  test.each([
    ['nim', ['a000000001', 'B000000002', 'c000000003']],
    ['-nim', ['c000000003', 'B000000002', 'a000000001']],
    ['user.name', ['c000000003', 'B000000002', 'a000000001']],
    ['academic_year,-user.name', ['B000000002', 'a000000001', 'c000000003']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await nims(`sort=${sort}`)).toEqual(expected);
  });

  test.each([
    ['b00', ['B000000002']],
    ['CITRA', ['a000000001']],
    ['2023/', ['B000000002']],
    ["o'neil 2023", ['B000000002']],
    ['😀', ['c000000003']],
    ['citra 2023', []],
    ['%', []],
  ])('finds %s', async (search, expected) => {
    expect(await nims(`search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  test('filters by year and by the status of the account', async () => {
    expect(await nims('academic_year=2023/2024')).toEqual(['B000000002']);
    expect(await nims('is_active=false')).toEqual(['c000000003']);
    expect(await nims('is_active=true&academic_year=2024/2025')).toEqual(['a000000001']);
  });

  test('filters by the period of an internship', async () => {
    const ids = await app.db.selectFrom('students').select('id').orderBy('id').execute();
    const [first, second] = ids.map(({ id }) => id);
    const { internship_period_id } = await anInternship(app.db, { student_id: first });
    await anInternship(app.db, { student_id: first, internship_period_id });
    await anInternship(app.db, { student_id: second });

    const filter = `internship_period_id=${internship_period_id}`;
    expect(await nims(filter)).toEqual(['a000000001']);
    expect(await nims(`${filter}&search=citra`)).toEqual(['a000000001']);
    expect(await nims(`${filter}&academic_year=2023/2024`)).toEqual([]);
    expect(await nims('internship_period_id=2000000000')).toEqual([]);
    const page = await call('GET', `/students?${filter}&page=1&per_page=1`);
    expect(page.json().meta.total).toBe(1);
  });

  test('filters by the period in which they have no internship', async () => {
    const { internship_period_id: period } = await anInternship(app.db, {
      student_id: (
        await app.db.selectFrom('students').select('id').orderBy('id').executeTakeFirst()
      )?.id,
    });
    const filter = `without_internship_in=${period}`;
    const without = (await nims(filter)).sort();
    expect(without).not.toContain('a000000001');
    expect(without).toEqual(expect.arrayContaining(['B000000002', 'c000000003']));
    expect(await nims(`${filter}&academic_year=2023/2024`)).toEqual(['B000000002']);
    expect(await nims(`${filter}&search=citra`)).toEqual([]);
    expect(await nims(`${filter}&internship_period_id=${period}`)).toEqual([]);
    const totals = async () => {
      for (const query of [filter, `${filter}&academic_year=2023/2024`]) {
        const page = await call('GET', `/students?${query}&page=1&per_page=1`);
        expect(page.json().meta.total).toBe((await nims(query)).length);
      }
    };
    await totals();

    // A student who has left can be placed again; one who has finished has had a placement.
    const end = (end_reason: 'moved' | 'finished') =>
      app.db
        .updateTable('internships')
        .set({ end_date: '2026-03-31', end_reason })
        .where('internship_period_id', '=', period)
        .execute();
    await end('finished');
    expect((await nims(filter)).sort()).toEqual(without);
    await end('moved');
    expect(await nims(filter)).toContain('a000000001');
    await totals();
  });

  test.each([
    ['sort=name', 'sort'],
    ['sort=user.password_hash', 'sort'],
    ['page=0', 'page'],
    ['is_active=ya', 'is_active'],
    ['academic_year=2024/20255', 'academic_year'],
    ['internship_period_id=x', 'internship_period_id'],
    ['internship_period_id=0', 'internship_period_id'],
  ])('refuses %s', async (query, field) => {
    const answer = await call('GET', `/students?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('refuses a search that no database can store', async () => {
    expect((await call('GET', '/students?search=%00')).statusCode).toBe(422);
  });
});
