import { verify } from '@node-rs/argon2';
import { FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from '@/server/auth/loginLimits';
import { hashPassword } from '@/server/auth/passwords';
import {
  aLecturer,
  aMentor,
  aStudent,
  aSuperAdmin,
  TEST_PASSWORD,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { claimsOf, sessionCalls } from '@/server/testing/sessionCalls';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual('@node-rs/argon2');
  return { hash: argon2.hash, verify: jest.fn(argon2.verify) };
});

let app: TestApp;
const { login, tokenFor, inSeconds, startAnew } = sessionCalls(() => app);

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(startAnew);

/** `$argon2id$v=19$m=…,t=…,p=…` */
const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

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
    expect(exp - iat).toBe(30 * 86_400);
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
      await app.db
        .updateTable('users')
        .set({ password_hash: 'reset' })
        .where('id', '=', user_id)
        .execute();
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
