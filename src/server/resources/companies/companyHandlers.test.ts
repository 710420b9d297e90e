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

test('finds curly apostrophes by straight ones, and the other way round', async () => {
  await aCompany(app.db, { name: 'CV Rumah Ma’ruf' });
  await aCompany(app.db, { name: "CV Toko Ma'ruf" });
  for (const search of ["ma'ruf", 'ma’ruf']) {
    const found = await call('GET', `/companies?search=${encodeURIComponent(search)}`);
    expect(found.json().data).toHaveLength(2);
  }
  await app.db.deleteFrom('companies').where('name', 'like', '%Ma_ruf').execute();
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
    ['page=1e1', 'page'],
    ['page=99999999999', 'page'],
    ['page=1&page=2', 'page'],
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
