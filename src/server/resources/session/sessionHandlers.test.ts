import { verify } from '@node-rs/argon2';
import { FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from '@/server/auth/loginLimits';
import { hashPassword } from '@/server/auth/passwords';
import { endSessionsOf } from '@/server/auth/sessions';
import type { UserUpdate } from '@/server/db/tables';
import {
  aLecturer,
  aMentor,
  aStudent,
  aSuperAdmin,
  TEST_PASSWORD,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual('@node-rs/argon2');
  return { hash: argon2.hash, verify: jest.fn(argon2.verify) };
});

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setTime('2026-03-02T08:00:00Z');
  await app.db.deleteFrom('login_failures').execute();
});

const login = (identifier: string, password = TEST_PASSWORD, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { identifier, password, ...more },
    remoteAddress: '10.0.0.1',
  });
/** `$argon2id$v=19$m=…,t=…,p=…` */
const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (token: string) =>
  app.inject({ method: 'POST', url: '/api/me', headers: bearer(token) });
const refresh = (token: string) =>
  app.inject({ method: 'POST', url: '/api/refresh', headers: bearer(token) });
const tokenFor = async (identifier: string, more: object = {}): Promise<string> =>
  (await login(identifier, TEST_PASSWORD, more)).json().access_token;
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const inSeconds = (seconds: number) =>
  app.setTime(new Date(Date.parse('2026-03-02T08:00:00Z') + seconds * 1000));
const changeUser = (id: number, user: UserUpdate) =>
  app.db.updateTable('users').set(user).where('id', '=', id).execute();
const DAY_S = 86_400;

describe('login', () => {
  it('lets each role in by its number', async () => {
    const student = await aStudent(app.db);
    const lecturer = await aLecturer(app.db);
    const mentor = await aMentor(app.db);
    const admin = await aSuperAdmin(app.db);
    for (const [identifier, role] of [
      [student.nim, 'student'],
      [lecturer.nip, 'lecturer'],
      [mentor.nik, 'mentor'],
      [admin.nip, 'super_admin'],
    ] as const) {
      const answer = await login(identifier);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().user.role).toBe(role);
    }
  });

  it('answers a token that says who, and the user without a secret', async () => {
    const mentor = await aMentor(app.db);
    const answer = await login(mentor.nik);
    const { access_token, user } = answer.json();
    expect(claimsOf(access_token)).toEqual({
      sub: String(mentor.user_id),
      role: 'mentor',
      sid: expect.any(String),
      jti: expect.any(String),
      iat: Date.parse('2026-03-02T08:00:00Z') / 1000,
      exp: Date.parse('2026-03-02T20:00:00Z') / 1000,
    });
    expect(user).toMatchObject({
      id: mentor.user_id,
      must_change_password: false,
      student: null,
      lecturer: null,
      mentor: { id: mentor.id, nik: mentor.nik, company: { id: mentor.company_id } },
    });
    expect(answer.body).not.toMatch(/hash|argon/);
  });

  it('remembers for 30 days when asked to', async () => {
    const { nim } = await aStudent(app.db);
    const { iat, exp } = claimsOf(await tokenFor(nim, { remember: true }));
    expect(exp - iat).toBe(30 * DAY_S);
  });

  it('says the same to a wrong password, an unknown and an inactive account', async () => {
    const { nim } = await aStudent(app.db);
    const inactive = await aStudent(app.db, { user: { is_active: false } });
    const answers = [
      await login(nim, 'wrong'),
      await login('0000000000', 'wrong'),
      await login(inactive.nim),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual(answers[0]?.json());
      expect(answer.json().errors).toEqual({ identifier: [expect.any(String)] });
      expect(answer.headers['retry-after']).toBeUndefined();
    }
  });

  it('takes as long whatever is wrong: one hash is compared, of the same cost', async () => {
    const { nim } = await aStudent(app.db);
    const inactive = await aStudent(app.db, { user: { is_active: false } });
    const locked = await aStudent(app.db);
    for (let tries = 0; tries < FAILURES_PER_ACCOUNT; tries += 1) await login(locked.nim, 'wrong');
    const cost = costOf(await hashPassword('any'));
    await app.db
      .updateTable('users')
      .set({ password_hash: await hashPassword('right') })
      .execute();

    for (const identifier of [nim, inactive.nim, locked.nim, '0000000000']) {
      jest.mocked(verify).mockClear();
      await login(identifier, 'wrong');
      expect(jest.mocked(verify).mock.calls.map(([hash]) => costOf(String(hash)))).toEqual([cost]);
    }
  });

  it('begins no session with a password that is reset while it is looked at', async () => {
    const { nim, user_id } = await aStudent(app.db);
    jest.mocked(verify).mockImplementationOnce(async () => {
      await changeUser(user_id, { password_hash: 'reset' });
      return true;
    });
    expect((await login(nim)).statusCode).toBe(422);
    const sessions = app.db.selectFrom('sessions').where('user_id', '=', user_id);
    expect(await sessions.selectAll().execute()).toEqual([]);
  });

  it('asks for both fields', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload: {} });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['identifier', 'password']);
  });
});

describe('login failures', () => {
  it('lock the account for this address, which looks like a wrong password', async () => {
    const { nim } = await aStudent(app.db);
    const failure = (await login(nim, 'wrong')).json();
    for (let tries = 1; tries < FAILURES_PER_ACCOUNT; tries += 1) await login(nim, 'wrong');

    const locked = await login(nim);
    expect(locked.statusCode).toBe(422);
    expect(locked.json()).toEqual(failure);
    expect(Number(locked.headers['retry-after'])).toBe(15 * 60);

    const elsewhere = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { identifier: nim, password: TEST_PASSWORD },
      remoteAddress: '10.0.0.2',
    });
    expect(elsewhere.statusCode).toBe(200);

    inSeconds(15 * 60);
    expect((await login(nim)).statusCode).toBe(200);
  });

  it('are forgotten by a success', async () => {
    const { nim } = await aStudent(app.db);
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 1; tries < FAILURES_PER_ACCOUNT; tries += 1) await login(nim, 'wrong');
      expect((await login(nim)).statusCode).toBe(200);
    }
  });

  it('of one address are limited over all accounts', async () => {
    const { nim } = await aStudent(app.db);
    await login(nim, 'wrong');
    await app.db.updateTable('login_failures').set({ failures: FAILURES_PER_ADDRESS }).execute();
    const other = await aStudent(app.db);
    const locked = await login(other.nim);
    expect(locked.statusCode).toBe(422);
    expect(locked.headers['retry-after']).toBeDefined();
  });

  it('count at once when many come at once', async () => {
    const { nim } = await aStudent(app.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(nim, 'wrong')));
    const locked = answers.filter(({ headers }) => headers['retry-after'] !== undefined);
    expect(locked).toHaveLength(20 - FAILURES_PER_ACCOUNT);
  });

  it('do not lock out a campus that logs in all at once', async () => {
    const students = await Promise.all(Array.from({ length: 30 }, () => aStudent(app.db)));
    // Some have mistyped already: more are under way than failures are left.
    await login('0000000000', 'wrong');
    await app.db
      .updateTable('login_failures')
      .set({ failures: FAILURES_PER_ADDRESS - 10 })
      .execute();
    const answers = await Promise.all(students.map(({ nim }) => login(nim)));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });

  it('of one IPv6 network count together', async () => {
    const { nim } = await aStudent(app.db);
    const from = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { identifier: nim, password: 'wrong' },
        remoteAddress,
      });
    for (let tries = 0; tries < FAILURES_PER_ACCOUNT; tries += 1) {
      await from(`2001:db8:0:1::${tries + 1}`);
    }
    expect((await from('2001:db8:0:1:ffff::9')).headers['retry-after']).toBeDefined();
    expect((await from('2001:db8:0:2::1')).headers['retry-after']).toBeUndefined();
  });
});

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

  it('ends when all of a user are ended', async () => {
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
  ])('is not had with %s', async (_name, authorization) => {
    for (const url of ['/api/me', '/api/refresh', '/api/logout']) {
      const headers = authorization === undefined ? {} : { authorization };
      expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(401);
    }
  });

  it('is not had with a token that someone else signed', async () => {
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

  it('gives tabs that refresh together the same successor', async () => {
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

  it('leaves the replaced token good for the requests under way, and no longer', async () => {
    const next = await successorOf(token);
    expect((await me(token)).statusCode).toBe(200);
    inSeconds(31);
    expect((await me(token)).statusCode).toBe(401);
    expect((await me(next)).statusCode).toBe(200);
  });

  it('takes an expired token inside the window', async () => {
    inSeconds(7 * DAY_S - 1);
    expect((await me(token)).statusCode).toBe(401);
    const next = await successorOf(token);
    expect((await me(next)).statusCode).toBe(200);
  });

  it('takes none after the window', async () => {
    inSeconds(7 * DAY_S);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('has a longer window with remember', async () => {
    const remembered = await tokenFor((await aStudent(app.db)).nim, { remember: true });
    inSeconds(60 * DAY_S - 1);
    expect(claimsOf(await successorOf(remembered)).exp).toBeGreaterThan(0);
  });
});

describe('change-password', () => {
  const change = (token: string, password: string, new_password: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/change-password',
      headers: bearer(token),
      payload: { password, new_password, new_password_confirmation: new_password },
    });

  it('changes it, and ends the other sessions only', async () => {
    const { nim } = await aStudent(app.db);
    const here = await tokenFor(nim);
    const elsewhere = await tokenFor(nim);
    const answer = await change(here, TEST_PASSWORD, 'Rahasia-Baru-2026');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { message: 'Password berhasil diganti.' } });
    expect((await me(here)).statusCode).toBe(200);
    expect((await me(elsewhere)).statusCode).toBe(401);
    expect((await login(nim)).statusCode).toBe(422);
    expect((await login(nim, 'Rahasia-Baru-2026')).statusCode).toBe(200);
  });

  it('wants the current password', async () => {
    const token = await tokenFor((await aStudent(app.db)).nim);
    const answer = await change(token, 'wrong', 'Rahasia-Baru-2026');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ password: ['Password saat ini salah'] });
  });

  it('does not undo a reset that happens meanwhile', async () => {
    const { nim, user_id } = await aStudent(app.db);
    const token = await tokenFor(nim);
    jest.mocked(verify).mockImplementationOnce(async () => {
      await changeUser(user_id, { password_hash: 'reset' });
      return true;
    });
    expect((await change(token, TEST_PASSWORD, 'Rahasia-Baru-2026')).statusCode).toBe(422);
  });

  it('refuses the identifier as the new password', async () => {
    const { nim } = await aStudent(app.db);
    const answer = await change(await tokenFor(nim), TEST_PASSWORD, nim);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['new_password']);
  });

  it('says what its rules say', async () => {
    const token = await tokenFor((await aStudent(app.db)).nim);
    const answer = await change(token, TEST_PASSWORD, 'short');
    expect(answer.json().errors).toEqual({
      new_password: ['Password must be at least 8 characters'],
    });
  });

  it('limits the tries, as login does', async () => {
    const token = await tokenFor((await aStudent(app.db)).nim);
    for (let tries = 0; tries < FAILURES_PER_ACCOUNT; tries += 1) {
      await change(token, 'wrong', 'Rahasia-Baru-2026');
    }
    const locked = await change(token, TEST_PASSWORD, 'Rahasia-Baru-2026');
    expect(locked.statusCode).toBe(422);
    expect(locked.headers['retry-after']).toBeDefined();
  });
});

describe('an account with its default password', () => {
  it('can only change it', async () => {
    const { nim, user_id } = await aStudent(app.db, { user: { has_default_password: true } });
    const answer = await login(nim);
    expect(answer.json().user.must_change_password).toBe(true);
    const headers = bearer(answer.json().access_token);

    const shut = await app.inject({ url: '/api/internship-periods', headers });
    expect(shut.statusCode).toBe(403);
    expect(shut.json()).toEqual({
      message: expect.any(String),
      code: 'password_change_required',
    });
    expect((await app.inject({ method: 'POST', url: '/api/me', headers })).statusCode).toBe(200);
    expect((await refresh(answer.json().access_token)).statusCode).toBe(200);

    const changed = await app.inject({
      method: 'PUT',
      url: '/api/change-password',
      headers,
      payload: {
        password: TEST_PASSWORD,
        new_password: 'Rahasia-Baru-2026',
        new_password_confirmation: 'Rahasia-Baru-2026',
      },
    });
    expect(changed.statusCode).toBe(200);
    const user = await app.db
      .selectFrom('users')
      .select('has_default_password')
      .where('id', '=', user_id)
      .executeTakeFirst();
    expect(user).toEqual({ has_default_password: false });
    expect((await app.inject({ url: '/api/internship-periods', headers })).statusCode).toBe(200);
  });
});
