import { aStudent, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { bearer, sessionCalls } from '@/server/testing/sessionCalls';
import { sessionToken } from '@/server/testing/sessionToken';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; SM-A536E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0';

let app: TestApp;
const { me, refresh, inSeconds, reset } = sessionCalls(() => app);

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(reset);

const loginWith = async (identifier: string, userAgent: string, remoteAddress: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'user-agent': userAgent },
    payload: { identifier, password: TEST_PASSWORD },
    remoteAddress,
  });
  return answer.json() as { access_token: string; user: { last_login: unknown } };
};

const call = (token: string, method: 'GET' | 'DELETE', url = '/api/sessions') =>
  app.inject({ method, url, headers: bearer(token), remoteAddress: '10.0.0.9' });

const listed = async (token: string) => (await call(token, 'GET')).json().data;

describe('the devices of a user', () => {
  test('show name, place and last use, and which one asks', async () => {
    const { nim } = await aStudent(app.db);
    const phone = (await loginWith(nim, ANDROID, '10.0.0.1')).access_token;
    inSeconds(60);
    const office = (await loginWith(nim, WINDOWS, '10.0.0.2')).access_token;
    inSeconds(3600);
    await me(phone);
    inSeconds(3660);
    expect(await listed(office)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox di Windows',
        address: '10.0.0.9',
        created_at: '2026-03-02T08:01:00.000Z',
        last_used_at: '2026-03-02T09:01:00.000Z',
        is_current: true,
      },
      {
        id: expect.any(String),
        device: 'Chrome di Android',
        address: '127.0.0.1',
        created_at: '2026-03-02T08:00:00.000Z',
        last_used_at: '2026-03-02T09:00:00.000Z',
        is_current: false,
      },
    ]);
    await me((await loginWith((await aStudent(app.db)).nim, ANDROID, '10.0.0.1')).access_token);
    expect(await listed(office)).toHaveLength(2);
  });

  test('leave out sessions whose life is over', async () => {
    const { nim } = await aStudent(app.db);
    await loginWith(nim, ANDROID, '10.0.0.1');
    inSeconds(7 * 86_400);
    const now = (await loginWith(nim, WINDOWS, '10.0.0.1')).access_token;
    expect(await listed(now)).toHaveLength(1);
  });

  test('can be signed out one by one, by their user only', async () => {
    const { nim } = await aStudent(app.db);
    const here = (await loginWith(nim, ANDROID, '10.0.0.1')).access_token;
    const there = (await loginWith(nim, WINDOWS, '10.0.0.2')).access_token;
    const [{ id }] = (await listed(here)).filter((one: { is_current: boolean }) => !one.is_current);
    const stranger = (await loginWith((await aStudent(app.db)).nim, ANDROID, '10.0.0.3'))
      .access_token;

    const url = `/api/sessions/${id}`;
    expect((await call(stranger, 'DELETE', url)).statusCode).toBe(404);
    expect((await me(there)).statusCode).toBe(200);
    expect((await call(here, 'DELETE', url)).statusCode).toBe(200);
    expect((await me(there)).statusCode).toBe(401);
    expect((await refresh(there)).statusCode).toBe(401);
    expect((await me(here)).statusCode).toBe(200);
    expect((await call(here, 'DELETE', url)).statusCode).toBe(404);
    expect((await call(here, 'DELETE', '/api/sessions/1')).statusCode).toBe(404);
  });

  test('can all be signed out but this one', async () => {
    const { nim } = await aStudent(app.db);
    const others = [
      (await loginWith(nim, ANDROID, '10.0.0.1')).access_token,
      (await loginWith(nim, ANDROID, '10.0.0.2')).access_token,
    ];
    const here = (await loginWith(nim, WINDOWS, '10.0.0.3')).access_token;
    const stranger = (await loginWith((await aStudent(app.db)).nim, ANDROID, '10.0.0.4'))
      .access_token;
    expect((await call(here, 'DELETE')).statusCode).toBe(200);
    for (const token of others) expect((await me(token)).statusCode).toBe(401);
    expect((await me(here)).statusCode).toBe(200);
    expect((await me(stranger)).statusCode).toBe(200);
  });
});

test('number 20 at most: another login ends the oldest, and the trail says so', async () => {
  const { nim, user } = await aStudent(app.db);
  const stranger = (await loginWith((await aStudent(app.db)).nim, ANDROID, '10.0.0.1'))
    .access_token;
  const oldest = (await loginWith(nim, ANDROID, '10.0.0.1')).access_token;
  inSeconds(1);
  const next = (await loginWith(nim, ANDROID, '10.0.0.1')).access_token;
  inSeconds(2);
  const signedIn = { id: user.id, role: 'student' as const };
  for (let count = 2; count < 20; count += 1) await sessionToken(app.services, signedIn);
  expect((await me(oldest)).statusCode).toBe(200);

  inSeconds(3);
  const here = (await loginWith(nim, WINDOWS, '10.0.0.2')).access_token;
  expect((await me(oldest)).statusCode).toBe(401);
  expect((await me(next)).statusCode).toBe(200);
  expect((await me(stranger)).statusCode).toBe(200);
  expect(await listed(here)).toHaveLength(20);
  const ended = await app.db
    .selectFrom('audit_entries')
    .select(['operation', 'device'])
    .where('action', '=', 'end_session')
    .where('record_id', '=', String(user.id))
    .execute();
  expect(ended).toEqual([{ operation: 'login', device: 'Firefox di Windows' }]);
});

test('tells users the time and device of the login before, however often they ask', async () => {
  const { nim } = await aStudent(app.db);
  const first = await loginWith(nim, ANDROID, '10.0.0.1');
  expect(first.user.last_login).toBeNull();
  inSeconds(60);
  const second = await loginWith(nim, WINDOWS, '10.0.0.2');
  const last_login = {
    at: '2026-03-02T08:00:00.000Z',
    device: 'Chrome di Android',
    address: '10.0.0.1',
  };
  expect(second.user.last_login).toEqual(last_login);
  inSeconds(120);
  await loginWith(nim, ANDROID, '10.0.0.3');
  expect((await me(second.access_token)).json().data.last_login).toEqual(last_login);
  expect((await me(first.access_token)).json().data.last_login).toBeNull();
});

test('records logins that happen at the same time', async () => {
  const { nim } = await aStudent(app.db);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => loginWith(nim, ANDROID, '10.0.0.1')),
  );
  expect(answers.filter(({ access_token }) => access_token)).toHaveLength(4);
});
