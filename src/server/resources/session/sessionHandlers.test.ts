import { endSessionsOf } from '@/server/auth/sessions';
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

  it('ends with its token', async () => {
    const token = await tokenFor(nim);
    inSeconds(12 * 60 * 60 - 1);
    expect((await me(token)).statusCode).toBe(200);
    inSeconds(12 * 60 * 60);
    expect((await me(token)).statusCode).toBe(401);
  });

  it('ends with logout', async () => {
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

  it.each([
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

  it('ends with all sessions of its user', async () => {
    const token = await tokenFor(nim);
    await endSessionsOf(app.db, userId);
    expect((await me(token)).statusCode).toBe(401);
  });

  it.each([
    ['no token', undefined],
    ['an empty one', 'Bearer '],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['nonsense', 'Bearer a.b.c'],
    [
      'one without a signature',
      `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`,
    ],
  ])('is refused with %s', async (_name, authorization) => {
    for (const url of ['/api/me', '/api/refresh', '/api/logout']) {
      const headers = authorization === undefined ? {} : { authorization };
      expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(401);
    }
  });

  it('is refused with a token signed by another key', async () => {
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

  it('replaces the token', async () => {
    inSeconds(60);
    const next = await successorOf(token);
    expect(next).not.toBe(token);
    expect(claimsOf(next).sid).toBe(claimsOf(token).sid);
    expect(claimsOf(next).iat).toBe(claimsOf(token).iat + 60);
    expect((await me(next)).statusCode).toBe(200);
  });

  it('gives tabs that refresh concurrently the same successor', async () => {
    const answers = await Promise.all([token, token, token, token].map(successorOf));
    expect(new Set(answers).size).toBe(1);
    inSeconds(30);
    expect(await successorOf(token)).toBe(answers[0]);
  });

  it('ends the session when a replaced token is used again later', async () => {
    const next = await successorOf(token);
    inSeconds(31);
    expect((await refresh(token)).statusCode).toBe(401);
    expect((await me(next)).statusCode).toBe(401);
    expect((await refresh(next)).statusCode).toBe(401);
  });

  it('accepts the replaced token for a short time only', async () => {
    const next = await successorOf(token);
    expect((await me(token)).statusCode).toBe(200);
    inSeconds(31);
    expect((await me(token)).statusCode).toBe(401);
    expect((await me(next)).statusCode).toBe(200);
  });

  it('accepts an expired token within the refresh window', async () => {
    inSeconds(7 * DAY_S - 1);
    expect((await me(token)).statusCode).toBe(401);
    const next = await successorOf(token);
    expect((await me(next)).statusCode).toBe(200);
  });

  it('refuses a token after the refresh window', async () => {
    inSeconds(7 * DAY_S);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('has a longer window with remember', async () => {
    const remembered = await tokenFor((await aStudent(app.db)).nim, { remember: true });
    inSeconds(60 * DAY_S - 1);
    expect(claimsOf(await successorOf(remembered)).exp).toBeGreaterThan(0);
  });
});
