import { createApp } from '@/server/app';
import { signToken } from '@/server/auth/tokens';
import { aStudent, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { bearer, claimsOf, sessionCalls } from '@/server/testing/sessionCalls';
import { sessionToken } from '@/server/testing/sessionToken';
import { byLevel, few } from '@/shared/testing/testLevel';

/*
 * Many requests with one token. The embedded database has one connection, so races only show with
 * TEST_DATABASE_URL.
 */
const ROUNDS = byLevel({ short: 2, all: 5, soak: 50 });
const REFRESHES = 20;

let app: TestApp;
const { tokenFor, me, refresh, inSeconds, reset } = sessionCalls(() => app);

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(reset);

test('refreshes in parallel get one successor, in every round', async () => {
  let token = await tokenFor((await aStudent(app.db)).nim);
  const other = await createApp(app.services);
  for (let round = 0; round < ROUNDS; round += 1) {
    const current = token;
    const answers = await Promise.all(
      Array.from({ length: REFRESHES }, (_, index) =>
        index % 2 === 0
          ? refresh(current)
          : other.inject({ method: 'POST', url: '/api/refresh', headers: bearer(current) }),
      ),
    );
    const successors = new Set(answers.map((answer) => answer.json().data?.access_token));
    expect(successors.size).toBe(1);
    [token] = [...successors];
    expect(token).not.toBe(current);
    expect((await me(token)).statusCode).toBe(200);
  }
  await other.close();
});

test('a logout during refreshes leaves no valid token', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await tokenFor((await aStudent(app.db)).nim);
    const [, ...answers] = await Promise.all([
      app.inject({ method: 'POST', url: '/api/logout', headers: bearer(token) }),
      ...Array.from({ length: 4 }, () => refresh(token)),
    ]);
    const successors = answers.flatMap((answer) => answer.json().data?.access_token ?? []);
    for (const left of [token, ...successors]) {
      expect((await me(left)).statusCode).toBe(401);
      expect((await refresh(left)).statusCode).toBe(401);
    }
  }
});

test('logins at the same time leave no more than 20 sessions, the newest', async () => {
  const { nim, user } = await aStudent(app.db);
  const oldest = await tokenFor(nim);
  inSeconds(1);
  const signedIn = { ...user, role: 'student' as const };
  for (let count = 2; count < 19; count += 1) await sessionToken(app.services, signedIn);
  const [, other = app] = await app.startProcesses(2);
  inSeconds(2);
  const payload = { identifier: nim, password: TEST_PASSWORD };
  const answers = await Promise.all(
    [app, other, app, other].map((process) =>
      process.inject({ method: 'POST', url: '/api/login', payload }),
    ),
  );
  const sessions = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .execute();
  expect(sessions).toHaveLength(20);
  expect((await me(oldest)).statusCode).toBe(401);
  for (const answer of answers) {
    expect((await me(answer.json().access_token)).statusCode).toBe(200);
  }
});

const asAdmin = async (method: 'PUT' | 'DELETE', url: string, payload?: object) => {
  const headers = await app.signIn('super_admin');
  const answer = await app.inject({ method, url: `/api${url}`, headers, payload });
  expect(answer.statusCode).toBe(200);
};

interface Account {
  id: number;
  name: string;
  email: string;
  nim: string;
}

const REVOKING_EVENTS: Record<string, (account: Account, token: string) => Promise<unknown>> = {
  logout: (_account, token) =>
    app.inject({ method: 'POST', url: '/api/logout', headers: bearer(token) }),
  'a changed password': async ({ nim }) =>
    app.inject({
      method: 'PUT',
      url: '/api/change-password',
      headers: bearer(await tokenFor(nim)),
      payload: {
        password: TEST_PASSWORD,
        new_password: 'Kuda-Laut-77-Hijau',
        new_password_confirmation: 'Kuda-Laut-77-Hijau',
      },
    }),
  'a reset password': ({ id }) => asAdmin('PUT', `/users/${id}/reset-password`),
  deactivation: ({ id, name, email }) =>
    asAdmin('PUT', `/users/${id}`, { name, email, is_active: false }),
  deletion: ({ id }) => asAdmin('DELETE', `/users/${id}`),
  'a changed role': ({ id }) =>
    app.db.updateTable('users').set({ role: 'lecturer' }).where('id', '=', id).execute(),
};

test.each(few(Object.keys(REVOKING_EVENTS), 2))(
  'after %s a live token is refused at the next request, also after a restart',
  async (event) => {
    const { nim, user } = await aStudent(app.db);
    const token = await tokenFor(nim);
    expect((await me(token)).statusCode).toBe(200);
    await REVOKING_EVENTS[event]?.({ ...user, nim }, token);
    expect((await me(token)).statusCode).toBe(401);
    expect((await refresh(token)).statusCode).toBe(401);

    const restarted = await createApp(app.services);
    const url = '/api/me';
    const answer = await restarted.inject({ method: 'POST', url, headers: bearer(token) });
    expect(answer.statusCode).toBe(401);
    await restarted.close();
  },
);

describe('a forged token', () => {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test.each<[string, (token: string) => string]>([
    [
      'of another key',
      (token) => {
        const { sub, role, sid, jti, iat, exp } = claimsOf(token);
        return signToken(
          {
            userId: Number(sub),
            role,
            sessionId: sid,
            tokenId: jti,
            issuedAt: iat,
            expiresAt: exp,
          },
          'a secret that the server does not have',
        );
      },
    ],
    ['without a signature', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
    [
      'that names no algorithm',
      (token) => `${encoded({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`,
    ],
    [
      'with other claims',
      (token) => {
        const [head, , signature] = token.split('.');
        return `${head}.${encoded({ ...claimsOf(token), role: 'super_admin' })}.${signature}`;
      },
    ],
    [
      'with a longer life',
      (token) => {
        const [head, , signature] = token.split('.');
        return `${head}.${encoded({ ...claimsOf(token), exp: 9_999_999_999 })}.${signature}`;
      },
    ],
  ])('%s is refused and does not end the session', async (_name, forge) => {
    const token = await tokenFor((await aStudent(app.db)).nim);
    const forged = forge(token);
    expect((await me(forged)).statusCode).toBe(401);
    expect((await refresh(forged)).statusCode).toBe(401);
    expect((await me(token)).statusCode).toBe(200);
  });
});
