import fastify from 'fastify';
import { aLecturer, aStudent, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { sessionToken } from '@/server/testing/sessionToken';
import { registerAuthentication } from './authenticate';
import { readToken, signToken, type TokenClaims } from './tokens';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const me = async (token: string) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/me',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

/** A token with a valid signature, whose claims may contradict the session. */
async function tokenWith(changes: Partial<TokenClaims>) {
  const { user } = await aStudent(app.db);
  const { sessionSecret } = app.services.config;
  const claims = readToken(await sessionToken(app.services, user), sessionSecret);
  if (!claims) throw new Error('a token that was just issued is valid');
  return signToken({ ...claims, ...changes }, sessionSecret);
}

test('accepts a token whose claims agree with its session', async () => {
  expect(await me(await tokenWith({}))).toBe(200);
});

test('refuses a token that names another user than its session', async () => {
  const { user } = await aSuperAdmin(app.db);
  expect(await me(await tokenWith({ userId: user.id }))).toBe(401);
});

test('refuses a token with a role that the user does not have', async () => {
  expect(await me(await tokenWith({ role: 'super_admin' }))).toBe(401);
});

test('refuses a token that is not the one of its session', async () => {
  expect(await me(await tokenWith({ tokenId: 'another' }))).toBe(401);
});

test('refuses every role on a route without an entry in the access table', async () => {
  const api = fastify();
  registerAuthentication(api, app.services);
  api.get('/forgotten', async () => 'secret');
  const { user } = await aLecturer(app.db, { user: { role: 'super_admin' } });
  const authorization = `Bearer ${await sessionToken(app.services, user)}`;

  const answer = await api.inject({ url: '/forgotten', headers: { authorization } });
  expect(answer.body).not.toContain('secret');
  expect(answer.statusCode).toBe(403);
  await api.close();
});
