import { DEMO_PASSWORD } from '@/server/db/demo/demoAccounts';
import { aLecturer, aPasskey, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { hasSuperAdmin, insertAdmin, resetAdminPassword, selectByNip } from './admins';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const input = {
  name: 'Ratna Wulandari',
  email: 'ratna@kampus.example',
  nip: '197805122003121001',
  password: 'Kopi-Jam-Tujuh',
};

const COMMON = 'password: Password ini terlalu umum dan mudah ditebak';

const REFUSED = [
  [input.nip, 'password: Password baru tidak boleh sama dengan NIP'],
  ['19780512 200312 1 001', 'password: Password baru tidak boleh sama dengan NIP'],
  ['short', 'password: Password minimal 8 karakter'],
  ['password123', COMMON],
  [DEMO_PASSWORD, COMMON],
  [
    'ratna-wulandari',
    'password: Password baru tidak boleh berisi nama, nomor, atau tanggal lahir Anda',
  ],
] as const;

const logIn = (identifier: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { identifier, password } });

test('reports invalid input and creates no user', async () => {
  expect(await insertAdmin(app.db, { ...input, nip: '123', email: 'x' })).toMatch(
    /nip: NIP harus 18 digit/,
  );
  for (const [password, message] of REFUSED) {
    expect(await insertAdmin(app.db, { ...input, password })).toBe(message);
  }
  expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('creates a super admin who can log in', async () => {
  expect(await hasSuperAdmin(app.db)).toBe(false);
  const spaced = { ...input, nip: '19780512 200312 1 001' };
  expect(await insertAdmin(app.db, spaced)).toEqual({ id: expect.any(Number) });
  expect(await hasSuperAdmin(app.db)).toBe(true);
  const answer = await logIn(input.nip, input.password);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user).toMatchObject({ role: 'super_admin', must_change_password: false });
});

test('sets a new password, ends all sessions and second factors, and lets a deactivated super admin in', async () => {
  const { user, nip } = await aSuperAdmin(app.db);
  const headers = await app.signIn(user);
  await app.db.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute();
  await aPasskey(app.db, { user_id: user.id });
  const account = await selectByNip(app.db, `${nip.slice(0, 8)} ${nip.slice(8)}`);
  if (!account) throw new Error('not found');
  expect(account.role).toBe('super_admin');
  const own = { ...account, name: input.name, nip: input.nip };
  for (const [password, message] of REFUSED) {
    expect(await resetAdminPassword(app.db, own, password)).toBe(message);
  }
  expect(await resetAdminPassword(app.db, account, input.password)).toBeNull();
  expect((await logIn(nip, input.password)).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/api/me', headers })).statusCode).toBe(401);
});

test('tells a lecturer from a super admin', async () => {
  const { nip } = await aLecturer(app.db);
  expect(await selectByNip(app.db, nip)).toMatchObject({ role: 'lecturer' });
  expect(await selectByNip(app.db, '000000000000000000')).toBeUndefined();
});
