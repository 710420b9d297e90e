import { FAILING_ACCOUNTS_PER_ADDRESS, FAILURES_PER_ACCOUNT } from '@/server/auth/loginLimits';
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
import { testInAll } from '@/shared/testing/testLevel';

/** The module that the server calls. A mock of it would stay for the next file of a group; the spy goes. */
const argon2: typeof import('@node-rs/argon2') = jest.requireActual('@node-rs/argon2');
let verify: jest.SpiedFunction<typeof argon2.verify>;

let app: TestApp;
const { login, tokenFor, inSeconds, reset } = sessionCalls(() => app);

beforeAll(async () => {
  verify = jest.spyOn(argon2, 'verify');
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(reset);

/** `$argon2id$v=19$m=…,t=…,p=…` */
const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

describe('login', () => {
  test('signs each role in with its identifier', async () => {
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

  test('takes a number with spaces and dots, and counts no failure', async () => {
    await aLecturer(app.db, { nip: '198503152010122002' });
    await aMentor(app.db, { nik: '3273014501880001' });
    const spellings = [
      '19850315 201012 2 002',
      ' 19850315\u00a0201012\u00a02\u00a0002',
      '3273 0145 0188 0001',
      '3273.0145.0188.0001',
    ];
    for (const typed of spellings) expect((await login(typed)).statusCode).toBe(200);
    expect(await app.db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
  });

  testInAll('takes a NIM that was stored with a space', async () => {
    await aStudent(app.db, { nim: '24 0331 01' });
    expect((await login('24 0331 01')).statusCode).toBe(200);
  });

  test('takes a default password with the spaces of the number that it is', async () => {
    const nip = '198503152010122003';
    await aLecturer(app.db, {
      nip,
      user: { password_hash: await hashPassword(nip), has_default_password: true },
    });
    expect((await login('19850315 201012 2 003', '19850315 201012 2 003')).statusCode).toBe(200);
    const { nip: own } = await aLecturer(app.db, {
      nip: '198503152010122004',
      user: { password_hash: await hashPassword('198503152010122004') },
    });
    expect((await login(own, '19850315 201012 2 004')).statusCode).toBe(422);
  });

  test('returns a token with the claims of the user, and the user without secrets', async () => {
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

  test('keeps the session for 30 days with remember', async () => {
    const { nim } = await aStudent(app.db);
    const { iat, exp } = claimsOf(await tokenFor(nim, { remember: true }));
    expect(exp - iat).toBe(30 * 86_400);
  });

  test('gives the same answer to a wrong password, an unknown and an inactive account', async () => {
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

  test('compares one hash of the same cost in every case', async () => {
    const { nim } = await aStudent(app.db);
    const inactive = await aStudent(app.db, { user: { is_active: false } });
    const cost = costOf(await hashPassword('any'));
    await app.db
      .updateTable('users')
      .set({ password_hash: await hashPassword('right') })
      .execute();

    for (const identifier of [nim, inactive.nim, '0000000000']) {
      verify.mockClear();
      await login(identifier, 'wrong');
      expect(verify.mock.calls.map(([hash]) => costOf(String(hash)))).toEqual([cost]);
    }
  });

  test('starts no session if the password is reset during the check', async () => {
    const { nim, user_id } = await aStudent(app.db);
    verify.mockImplementationOnce(async () => {
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

  test('requires both fields', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload: {} });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['identifier', 'password']);
  });
});

describe('login failures', () => {
  test('lock the account for this address, with the answer of a wrong password', async () => {
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

  test('count together for all spellings of a number', async () => {
    const { nip } = await aLecturer(app.db);
    for (let tries = 0; tries < FAILURES_PER_ACCOUNT; tries += 1) {
      await login(`${nip.slice(0, tries + 1)} ${nip.slice(tries + 1)}`, 'wrong');
    }
    expect((await login(nip)).headers['retry-after']).toBeDefined();
  });

  testInAll('start afresh after a successful login', async () => {
    const { nim } = await aStudent(app.db);
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 1; tries < FAILURES_PER_ACCOUNT; tries += 1) await login(nim, 'wrong');
      expect((await login(nim)).statusCode).toBe(200);
    }
  });

  test('count when they are concurrent', async () => {
    const { nim } = await aStudent(app.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(nim, 'wrong')));
    const locked = answers.filter(({ headers }) => headers['retry-after'] !== undefined);
    expect(locked).toHaveLength(20 - FAILURES_PER_ACCOUNT);
  });

  testInAll('do not lock out a campus that logs in at the same time', async () => {
    const students = await Promise.all(Array.from({ length: 30 }, () => aStudent(app.db)));
    await login('0000000000', 'wrong');
    const { network } = await app.db
      .selectFrom('login_failures')
      .select('network')
      .executeTakeFirstOrThrow();
    // Earlier typing errors leave fewer failures than there are pending logins.
    await app.db
      .insertInto('login_failures')
      .values(
        Array.from({ length: FAILING_ACCOUNTS_PER_ADDRESS - 10 }, (_, index) => ({
          key: `account:${index}`,
          network,
          failures: 1,
          window_started_at: app.services.clock(),
        })),
      )
      .execute();
    const answers = await Promise.all(students.map(({ nim }) => login(nim)));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });

  test('count together within one IPv6 network', async () => {
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
