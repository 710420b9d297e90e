import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { hasSuperAdmin, insertFirstAdmin } from './firstAdmin';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const input = {
  name: 'Ratna Wulandari',
  email: 'ratna@kampus.example',
  nip: '197805122003121001',
  password: 'Rahasia-Pertama',
};

it('reports invalid input and creates no user', async () => {
  expect(await insertFirstAdmin(app.db, { ...input, nip: '123', email: 'x' })).toMatch(
    /nip: NIP harus 18 digit/,
  );
  expect(await insertFirstAdmin(app.db, { ...input, password: input.nip })).toMatch(/^password: /);
  expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

it('creates a super admin who can log in', async () => {
  expect(await hasSuperAdmin(app.db)).toBe(false);
  expect(await insertFirstAdmin(app.db, input)).toBeNull();
  expect(await hasSuperAdmin(app.db)).toBe(true);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { identifier: input.nip, password: input.password },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user).toMatchObject({ role: 'super_admin', must_change_password: false });
});
