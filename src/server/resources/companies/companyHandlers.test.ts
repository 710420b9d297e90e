import { aCompany, aMentor } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { aCompanyInput } from '@/shared/testing/companyInput';

let app: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const input = aCompanyInput();

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api${path}`, payload, headers });

describe('access', () => {
  test.each(['lecturer', 'mentor', 'student'] as const)('answers 403 to a %s', async (role) => {
    const { id } = await aCompany(app.db);
    const headers = await app.signIn(role);
    expect((await call('GET', '/companies', undefined, headers)).statusCode).toBe(403);
    expect((await call('PUT', `/companies/${id}`, input, headers)).statusCode).toBe(403);
    expect((await call('DELETE', `/companies/${id}`, undefined, headers)).statusCode).toBe(403);
  });

  test('requires a session', async () => {
    expect((await call('GET', '/companies', undefined, {})).statusCode).toBe(401);
    expect((await call('POST', '/companies', input, {})).statusCode).toBe(401);
  });
});

test('finds curly apostrophes by straight ones, and the other way round', async () => {
  await aCompany(app.db, { name: 'CV Rumah Ma’ruf' });
  await aCompany(app.db, { name: "CV Toko Ma'ruf" });
  for (const search of ["ma'ruf", 'ma’ruf']) {
    const found = await call('GET', `/companies?search=${encodeURIComponent(search)}`);
    expect(found.json().data).toHaveLength(2);
  }
  await app.db.deleteFrom('companies').where('name', 'like', '%Ma_ruf').execute();
});

test('creates, reads, changes and deletes', async () => {
  const created = await call('POST', '/companies', input);
  expect(created.statusCode).toBe(201);
  const { data } = created.json();
  expect(data).toEqual({ id: expect.any(Number), ...input, version: 1 });

  expect((await call('GET', `/companies/${data.id}`)).json()).toEqual({ data });

  const changed = await call('PUT', `/companies/${data.id}`, { ...input, is_active: false });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().data).toEqual({ ...data, is_active: false, version: 2 });

  const deleted = await call('DELETE', `/companies/${data.id}`);
  expect(deleted.statusCode).toBe(200);
  expect(deleted.json()).toEqual({ data: { message: 'Data berhasil dihapus.' } });
  expect((await call('GET', `/companies/${data.id}`)).statusCode).toBe(404);
});

test('answers 422 with the messages of the shared rules', async () => {
  const answer = await call('POST', '/companies', { ...input, name: 'A', internship_quota: 0 });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    message: expect.any(String),
    errors: { name: ['Nama perusahaan wajib diisi'], internship_quota: ['Minimal 1 kuota magang'] },
  });
});

test('refuses to delete a company with mentors', async () => {
  const { company_id } = await aMentor(app.db);
  const answer = await call('DELETE', `/companies/${company_id}`);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/mentor/);
});

test('lists the mentors of one company', async () => {
  const mentor = await aMentor(app.db);
  const retired = await aMentor(app.db, { company_id: mentor.company_id, is_active: false });
  await aMentor(app.db);
  const ids = async (query: string) => {
    const answer = await call('GET', `/companies/${mentor.company_id}/mentors?${query}`);
    return answer.json().data.map(({ id }: { id: number }) => id);
  };
  expect(await ids('sort=nik')).toEqual([mentor.id, retired.id]);
  expect(await ids('is_active=true')).toEqual([mentor.id]);
  expect((await call('GET', '/companies/2147483647/mentors')).statusCode).toBe(404);
});

test.each(['0', 'abc', '1.5', '0x1', '2147483648', '99999999999999999999'])(
  'answers 404 for the company %s',
  async (id) => {
    expect((await call('GET', `/companies/${id}`)).statusCode).toBe(404);
    expect((await call('PUT', `/companies/${id}`, input)).statusCode).toBe(404);
    expect((await call('DELETE', `/companies/${id}`)).statusCode).toBe(404);
  },
);

describe('the list', () => {
  const names = async (query: string) => {
    const answer = await call('GET', `/companies?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ name }: { name: string }) => name);
  };

  beforeAll(async () => {
    await app.db.deleteFrom('mentors').execute();
    await app.db.deleteFrom('companies').execute();
    await aCompany(app.db, { name: 'beta 100%', address: 'Jl. Jaringan', internship_quota: 3 });
    await aCompany(app.db, { name: 'Alfa_Satu', address: 'Jl. Jaringan', internship_quota: 3 });
    await aCompany(app.db, {
      name: 'CITRA',
      address: 'Jl. Awan',
      is_active: false,
      phone_number: '+62 22-2013789',
    });
  });

  test('returns the whole list without a page', async () => {
    const answer = await call('GET', '/companies');
    expect(answer.json().data).toHaveLength(3);
    expect(answer.json().meta).toEqual({ total: 3 });
  });

  test('returns one page', async () => {
    const answer = await call('GET', '/companies?page=2&per_page=2');
    expect(answer.json().data).toHaveLength(1);
    expect(answer.json().meta).toEqual({ page: 2, per_page: 2, total: 3 });
  });

  test('shows no rows beyond the end, but the right total', async () => {
    const answer = await call('GET', '/companies?page=1000000&per_page=100');
    expect(answer.json()).toEqual({ data: [], meta: { page: 1_000_000, per_page: 100, total: 3 } });
  });

  test('sorts text without regard to case', async () => {
    expect(await names('sort=name')).toEqual(['Alfa_Satu', 'beta 100%', 'CITRA']);
    expect(await names('sort=-name')).toEqual(['CITRA', 'beta 100%', 'Alfa_Satu']);
  });

  test('sorts by several columns', async () => {
    expect(await names('sort=address,-name')).toEqual(['CITRA', 'beta 100%', 'Alfa_Satu']);
  });

  test('searches all shown columns, word by word', async () => {
    expect(await names('search=jaringan&sort=name')).toEqual(['Alfa_Satu', 'beta 100%']);
    expect(await names('search=alfa%20JARINGAN')).toEqual(['Alfa_Satu']);
    expect(await names('search=tidak%20aktif')).toEqual(['CITRA']);
    expect(await names('search=aktif&sort=name')).toEqual(['Alfa_Satu', 'beta 100%']);
  });

  test('finds telephone numbers by their digits', async () => {
    expect(await names('search=(022)%202013%20789')).toEqual(['CITRA']);
    expect(await names('search=0222013789')).toEqual(['CITRA']);
  });

  test('searches for % and _ literally', async () => {
    expect(await names('search=%25')).toEqual(['beta 100%']);
    expect(await names('search=_')).toEqual(['Alfa_Satu']);
  });

  test('filters by status', async () => {
    expect(await names('is_active=false')).toEqual(['CITRA']);
    expect(await names('is_active=1&sort=name')).toEqual(['Alfa_Satu', 'beta 100%']);
  });

  test.each([
    ['sort=colour', 'sort'],
    ['sort=constructor', 'sort'],
    ['page=0', 'page'],
    ['page=1e1', 'page'],
    ['page=99999999999', 'page'],
    ['page=1&page=2', 'page'],
    ['page=1&per_page=101', 'per_page'],
    ['is_active=ya', 'is_active'],
  ])('refuses %s', async (query, field) => {
    const answer = await call('GET', `/companies?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('refuses a search that no database can store', async () => {
    expect((await call('GET', '/companies?search=%00')).statusCode).toBe(422);
  });
});
