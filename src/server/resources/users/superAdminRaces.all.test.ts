import type { SessionUser } from '@/server/auth/sessionUser';
import { aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { removeUser } from './removeUser';

/*
 * Two super admins who delete each other concurrently. The embedded database has one connection, so
 * races only show with TEST_DATABASE_URL, where each request has its own connection.
 */
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const activeSuperAdmins = () =>
  app.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('is_active', '=', true)
    .execute();

const ROUNDS = 10;

async function twoSuperAdmins() {
  const [one, two] = [await aSuperAdmin(app.db), await aSuperAdmin(app.db)];
  return [
    { user: one.user, headers: await app.signIn(one.user) },
    { user: two.user, headers: await app.signIn(two.user) },
  ] as const;
}

const removals = {
  deletes: (headers: { authorization: string }, { id }: { id: number }) =>
    app.inject({ method: 'DELETE', url: `/api/users/${id}`, headers }),
  deactivates: (
    headers: { authorization: string },
    { id, name, email }: { id: number; name: string; email: string },
  ) =>
    app.inject({
      method: 'PUT',
      url: `/api/users/${id}`,
      payload: { name, email, is_active: false },
      headers,
    }),
  demotes: (
    headers: { authorization: string },
    { id, name, email }: { id: number; name: string; email: string },
  ) =>
    app.inject({
      method: 'PUT',
      url: `/api/users/${id}`,
      payload: { name, email, role: 'lecturer' },
      headers,
    }),
};

test.each([
  ['deletes', 'deletes'],
  ['deactivates', 'deactivates'],
  ['demotes', 'demotes'],
  ['deletes', 'deactivates'],
] as const)('one %s the other, who %s the first: one of them stays', async (first, second) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await app.db.deleteFrom('users').execute();
    const [one, two] = await twoSuperAdmins();
    const answers = await Promise.all([
      removals[first](one.headers, two.user),
      removals[second](two.headers, one.user),
    ]);
    expect(await activeSuperAdmins()).toHaveLength(1);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses[0]).toBe(200);
    // The loser is the last super admin, or already without a session.
    expect([401, 409]).toContain(statuses[1]);
  }
});

test('does not delete the last super admin when requests run concurrently', async () => {
  await app.db.deleteFrom('users').execute();
  const [one, two] = await twoSuperAdmins();
  const actor = { id: two.user.id, role: 'super_admin' } as SessionUser;
  await app.db.deleteFrom('users').where('id', '=', two.user.id).execute();
  await expect(removeUser(app.db, actor, one.user.id, new Date())).rejects.toMatchObject({
    statusCode: 409,
    message: 'Super admin aktif terakhir harus tetap ada.',
  });
});
