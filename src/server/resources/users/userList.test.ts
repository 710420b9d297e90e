import { aLecturer, aMentor, aStudent, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  app = await buildTestApp();
  const { user } = await aSuperAdmin(app.db, {
    user: { name: 'ratna', email: 'r@kampus.example', phone_number: '0815' },
  });
  admin = await app.signIn(user);
  await aStudent(app.db, {
    user: { name: 'Andi', email: 'andi_s@kampus.example', phone_number: '0814' },
  });
  await aStudent(app.db, {
    user: { name: 'BUDI 100%', email: 'Zaki@kampus.example', phone_number: '0813' },
  });
  await aMentor(app.db, {
    user: { name: 'citra', email: 'citra@mitra.example', phone_number: '0812', is_active: false },
  });
  await aLecturer(app.db, {
    user: { name: 'Dosen Wali', email: 'dosen@kampus.example', phone_number: '0811' },
  });
});
afterAll(() => app.close());

const list = (query: string) => app.inject({ url: `/api/users?${query}`, headers: admin });

const names = async (query: string) => {
  const answer = await list(query);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.map(({ name }: { name: string }) => name);
};

test('returns each user with the profile of the role', async () => {
  const { data, meta } = (await list('')).json();
  expect(meta).toEqual({ total: 5 });
  const profiles = data.map(({ name, student, lecturer, mentor }: Record<string, object>) => [
    name,
    ...Object.entries({ student, lecturer, mentor })
      .filter(([, profile]) => profile !== null)
      .map(([kind]) => kind),
  ]);
  expect(profiles).toEqual([
    ['Andi', 'student'],
    ['BUDI 100%', 'student'],
    ['citra', 'mentor'],
    ['Dosen Wali', 'lecturer'],
    ['ratna', 'lecturer'],
  ]);
});

test('returns one page, and none beyond the end', async () => {
  const answer = await list('page=2&per_page=2&sort=name');
  expect(answer.json().data.map(({ name }: { name: string }) => name)).toEqual([
    'citra',
    'Dosen Wali',
  ]);
  expect(answer.json().meta).toEqual({ page: 2, per_page: 2, total: 5 });
  expect((await list('page=1000000&per_page=100')).json()).toEqual({
    data: [],
    meta: { page: 1_000_000, per_page: 100, total: 5 },
  });
});

test.each([
  ['name', ['Andi', 'BUDI 100%', 'citra', 'Dosen Wali', 'ratna']],
  ['-email', ['BUDI 100%', 'ratna', 'Dosen Wali', 'citra', 'Andi']],
  ['phone_number', ['Dosen Wali', 'citra', 'BUDI 100%', 'Andi', 'ratna']],
  // The order of the labels: Dosen, Mahasiswa, Mentor, Super Admin.
  ['role,name', ['Dosen Wali', 'Andi', 'BUDI 100%', 'citra', 'ratna']],
  ['is_active,-name', ['citra', 'ratna', 'Dosen Wali', 'BUDI 100%', 'Andi']],
])('sorts by %s', async (sort, expected) => {
  expect(await names(`sort=${sort}`)).toEqual(expected);
});

test.each([
  ['ANDI', ['Andi']],
  ['zaki@', ['BUDI 100%']],
  ['mahasiswa', ['Andi', 'BUDI 100%']],
  ['super admin', ['ratna']],
  ['admin', ['ratna']],
  ['super admin ratna', ['ratna']],
  ['mentor', ['citra']],
  // The word is part of a name and a role.
  ['dosen', ['Dosen Wali']],
  ['budi mahasiswa', ['BUDI 100%']],
  ['budi mentor', []],
  ['lecturer', []],
  ['100%', ['BUDI 100%']],
  ['_', ['Andi']],
  ["' or 1=1 --", []],
])('finds %s', async (search, expected) => {
  expect(await names(`sort=name&search=${encodeURIComponent(search)}`)).toEqual(expected);
});

test('filters by role and by status', async () => {
  expect(await names('role=student')).toEqual(['Andi', 'BUDI 100%']);
  expect(await names('is_active=false')).toEqual(['citra']);
  expect(await names('role=student&is_active=0')).toEqual([]);
});

test.each([
  ['sort=password_hash', 'sort'],
  ['role=dean', 'role'],
  ['is_active=ya', 'is_active'],
  ['per_page=101', 'per_page'],
  ['page=0', 'page'],
])('refuses %s', async (query, field) => {
  const answer = await list(query);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test('refuses a search that no database can store', async () => {
  expect((await list('search=%00')).statusCode).toBe(422);
});

test('never returns a password', async () => {
  expect((await list('')).body).not.toMatch(/password|argon2/);
});
