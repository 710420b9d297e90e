import { aSavedView, aSuperAdmin, aUser } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { VIEW_LISTS } from '@/shared/resources/saved-views/constants';

type Headers = { authorization: string };

let app: TestApp;
let admin: Headers;
let otherAdmin: Headers;
let lecturer: Headers;
let lecturerId: number;

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn((await aSuperAdmin(app.db)).user);
  otherAdmin = await app.signIn((await aSuperAdmin(app.db)).user);
  const user = await aUser(app.db, { role: 'lecturer' });
  lecturerId = user.id;
  lecturer = await app.signIn({ id: user.id, role: 'lecturer' });
});
afterAll(() => app.close());
afterEach(() => app.db.deleteFrom('saved_views').execute());

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Headers,
  payload?: object,
) => app.inject({ method, url: `/api/saved-views${path}`, payload, headers });

const VIEW = {
  list: 'internships',
  name: 'Menurut NIM',
  query: 'sort=student.nim&columns=student.nim',
  is_shared: false,
};

const namesSeenBy = async (headers: Headers) => {
  const { data } = (await call('GET', '?list=internships', headers)).json();
  return data.map(({ name }: { name: string }) => name);
};

test('belongs to its owner, who alone sees, renames and deletes it', async () => {
  const created = await call('POST', '', lecturer, VIEW);
  expect(created.statusCode).toBe(201);
  const { id } = created.json().data;
  expect(created.json().data).toEqual({ ...VIEW, id: expect.any(Number), may_change: true });
  expect(await namesSeenBy(lecturer)).toEqual(['Menurut NIM']);
  expect(await namesSeenBy(admin)).toEqual([]);

  const { list: _, ...update } = { ...VIEW, name: 'NIM' };
  for (const stranger of [admin, otherAdmin]) {
    expect((await call('PUT', `/${id}`, stranger, update)).statusCode).toBe(404);
    expect((await call('DELETE', `/${id}`, stranger)).statusCode).toBe(404);
  }
  expect((await call('PUT', `/${id}`, lecturer, update)).json().data.name).toBe('NIM');
  expect((await call('DELETE', `/${id}`, lecturer)).statusCode).toBe(200);
  expect(await namesSeenBy(lecturer)).toEqual([]);
});

test.each(VIEW_LISTS)('can be of the list %s', async (list) => {
  const { statusCode } = await call('POST', '', admin, { ...VIEW, list, query: 'page=1' });
  expect(statusCode).toBe(201);
});

test('can be shared by super admins, who may all change it', async () => {
  const { id } = (await call('POST', '', admin, { ...VIEW, is_shared: true })).json().data;
  expect(await namesSeenBy(lecturer)).toEqual(['Menurut NIM']);
  const { list: _, ...update } = { ...VIEW, name: 'Bersama', is_shared: true };
  expect((await call('PUT', `/${id}`, lecturer, update)).statusCode).toBe(404);
  expect((await call('PUT', `/${id}`, lecturer, { ...update, is_shared: false })).statusCode).toBe(
    404,
  );
  expect((await call('DELETE', `/${id}`, lecturer)).statusCode).toBe(404);
  expect((await call('PUT', `/${id}`, otherAdmin, update)).statusCode).toBe(200);
  const withdrawn = await call('PUT', `/${id}`, otherAdmin, { ...update, is_shared: false });
  expect(withdrawn.json().errors.is_shared[0]).toMatch(/^Hanya pemiliknya/);
  expect(await namesSeenBy(lecturer)).toEqual(['Bersama']);
  expect((await call('DELETE', `/${id}`, otherAdmin)).statusCode).toBe(200);
});

test('says who may change it', async () => {
  await call('POST', '', admin, { ...VIEW, is_shared: true });
  const mayChange = async (headers: Headers) =>
    (await call('GET', '?list=internships', headers)).json().data[0].may_change;
  expect([await mayChange(lecturer), await mayChange(otherAdmin)]).toEqual([false, true]);
});

test.each([
  ['for everybody', { is_shared: true }, 'is_shared', /^Hanya super admin/],
  ['without a name', { name: ' ' }, 'name', /^Nama tampilan wajib diisi$/],
  ['with nothing chosen', { query: '' }, 'query', /^Belum ada pencarian/],
  ['of another list', { list: 'grades' }, 'list', /./],
])('a lecturer saves none %s', async (_what, change, field, message) => {
  const answer = await call('POST', '', lecturer, { ...VIEW, ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[field][0]).toMatch(message);
});

test('needs a name of its own, and one person can save fifty', async () => {
  await call('POST', '', lecturer, VIEW);
  const again = await call('POST', '', lecturer, VIEW);
  expect(again.json().errors).toEqual({ name: ['Nama tampilan sudah digunakan'] });
  for (let count = 1; count < 50; count += 1) {
    await aSavedView(app.db, { user_id: lecturerId, name: `Tampilan ${count}` });
  }
  const answer = await call('POST', '', lecturer, { ...VIEW, name: 'Satu lagi' });
  expect(answer.json().errors).toEqual({ name: ['Maksimal 50 tampilan untuk setiap daftar'] });
});
