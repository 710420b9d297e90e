import { deleteExpiredSessions, endSessionsOf } from '@/server/auth/endedSessions';
import type { UserUpdate } from '@/server/db/tables';
import { aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { bearer, claimsOf, sessionCalls } from '@/server/testing/sessionCalls';

let app: TestApp;
const { tokenFor, me, refresh, inSeconds, reset } = sessionCalls(() => app);

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(reset);

const changeUser = (id: number, user: UserUpdate) =>
  app.db.updateTable('users').set(user).where('id', '=', id).execute();

const DAY_S = 86_400;

describe('a session', () => {
  let nim: string;
  let userId: number;
  beforeEach(async () => {
    const student = await aStudent(app.db);
    nim = student.nim;
    userId = student.user_id;
  });

  test('ends with its token', async () => {
    const token = await tokenFor(nim);
    inSeconds(12 * 60 * 60 - 1);
    expect((await me(token)).statusCode).toBe(200);
    inSeconds(12 * 60 * 60);
    expect((await me(token)).statusCode).toBe(401);
  });

  test('ends with logout', async () => {
    const token = await tokenFor(nim);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { ...bearer(token), 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
    expect((await refresh(token)).statusCode).toBe(401);
    const again = await app.inject({ method: 'POST', url: '/api/logout', headers: bearer(token) });
    expect(again.statusCode).toBe(401);
  });

  test.each([
    ['deactivation', (id: number) => changeUser(id, { is_active: false })],
    ['another role', (id: number) => changeUser(id, { role: 'lecturer' })],
    ['deletion', (id: number) => app.db.deleteFrom('users').where('id', '=', id).execute()],
  ] as const)('ends with %s, on the very next request', async (_name, change) => {
    const token = await tokenFor(nim);
    expect((await me(token)).statusCode).toBe(200);
    await change(userId);
    expect((await me(token)).statusCode).toBe(401);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  test('ends with all sessions of its user', async () => {
    const token = await tokenFor(nim);
    await endSessionsOf(app.db, userId);
    expect((await me(token)).statusCode).toBe(401);
  });

  test.each([
    ['no token', undefined],
    ['an empty one', 'Bearer '],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['nonsense', 'Bearer a.b.c'],
    [
      'one without a signature',
      `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`,
    ],
  ])('answers 401 to %s', async (_name, authorization) => {
    for (const url of ['/api/me', '/api/refresh', '/api/logout']) {
      const headers = authorization === undefined ? {} : { authorization };
      expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(401);
    }
  });

  test('answers 401 to a token signed by another key', async () => {
    const token = await tokenFor(nim);
    const [head, body] = token.split('.');
    expect((await me(`${head}.${body}.${'A'.repeat(43)}`)).statusCode).toBe(401);
  });
});

describe('refresh', () => {
  let token: string;
  beforeEach(async () => {
    token = await tokenFor((await aStudent(app.db)).nim);
  });
  const successorOf = async (old: string): Promise<string> =>
    (await refresh(old)).json().data.access_token;

  test('replaces the token', async () => {
    inSeconds(60);
    const next = await successorOf(token);
    expect(next).not.toBe(token);
    expect(claimsOf(next).sid).toBe(claimsOf(token).sid);
    expect(claimsOf(next).iat).toBe(claimsOf(token).iat + 60);
    expect((await me(next)).statusCode).toBe(200);
  });

  test('gives tabs that refresh concurrently the same successor', async () => {
    const answers = await Promise.all([token, token, token, token].map(successorOf));
    expect(new Set(answers).size).toBe(1);
    inSeconds(30);
    expect(await successorOf(token)).toBe(answers[0]);
  });

  test('ends the session when a replaced token is used again later', async () => {
    const next = await successorOf(token);
    inSeconds(31);
    expect((await refresh(token)).statusCode).toBe(401);
    expect((await me(next)).statusCode).toBe(401);
    expect((await refresh(next)).statusCode).toBe(401);
  });

  test('accepts the replaced token for a short time only', async () => {
    const next = await successorOf(token);
    expect((await me(token)).statusCode).toBe(200);
    inSeconds(31);
    expect((await me(token)).statusCode).toBe(401);
    expect((await me(next)).statusCode).toBe(200);
  });

  test('accepts an expired token within the refresh window', async () => {
    inSeconds(7 * DAY_S - 1);
    expect((await me(token)).statusCode).toBe(401);
    const next = await successorOf(token);
    expect((await me(next)).statusCode).toBe(200);
  });

  test('refuses a token after the refresh window', async () => {
    inSeconds(7 * DAY_S);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  describe('with a token that was replaced twice', () => {
    test('gets the latest token while the ones in between are unused', async () => {
      const latest = await successorOf(await successorOf(token));
      inSeconds(30);
      expect(await successorOf(token)).toBe(latest);
      expect((await me(latest)).statusCode).toBe(200);
    });

    test.each(['first', 'second'])(
      'ends the session when the %s successor is in use',
      async (used) => {
        const first = await successorOf(token);
        if (used === 'first') await me(first);
        const second = await successorOf(first);
        if (used === 'second') await me(second);
        expect((await refresh(token)).statusCode).toBe(401);
        expect((await me(second)).statusCode).toBe(401);
      },
    );

    test('ends the session after the grace period', async () => {
      const latest = await successorOf(await successorOf(token));
      inSeconds(31);
      expect((await refresh(token)).statusCode).toBe(401);
      expect((await me(latest)).statusCode).toBe(401);
    });
  });

  test('does not extend the life of a session', async () => {
    inSeconds(6 * DAY_S);
    const next = await successorOf(token);
    inSeconds(7 * DAY_S - 3600);
    const last = await successorOf(next);
    expect(claimsOf(last).exp).toBe(claimsOf(token).iat + 7 * DAY_S);
    inSeconds(7 * DAY_S);
    expect((await me(last)).statusCode).toBe(401);
    expect((await refresh(last)).statusCode).toBe(401);
  });

  test('ends a remembered session after 90 days', async () => {
    let current = await tokenFor((await aStudent(app.db)).nim, { remember: true });
    for (const day of [30, 60, 89]) {
      inSeconds(day * DAY_S);
      current = await successorOf(current);
    }
    expect((await me(current)).statusCode).toBe(200);
    inSeconds(90 * DAY_S);
    expect((await me(current)).statusCode).toBe(401);
    expect((await refresh(current)).statusCode).toBe(401);
    await deleteExpiredSessions(app.services);
    expect(await app.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('accepts a remembered token for 60 days', async () => {
    const remembered = await tokenFor((await aStudent(app.db)).nim, { remember: true });
    inSeconds(60 * DAY_S - 1);
    expect(claimsOf(await successorOf(remembered)).exp).toBeGreaterThan(0);
  });

  test('refuses a remembered token after its refresh window, although its session lives longer', async () => {
    const remembered = await tokenFor((await aStudent(app.db)).nim, { remember: true });
    inSeconds(60 * DAY_S);
    expect((await refresh(remembered)).statusCode).toBe(401);
  });
});
