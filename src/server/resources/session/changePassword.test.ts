import { FAILURES_PER_ACCOUNT } from '@/server/auth/loginLimits';
import { DEMO_PASSWORD } from '@/server/db/demo/demoAccounts';
import { aStudent, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { bearer, sessionCalls } from '@/server/testing/sessionCalls';

/** The module that the server calls. A mock of it would stay for the next file of a group; the spy goes. */
const argon2: typeof import('@node-rs/argon2') = jest.requireActual('@node-rs/argon2');
let verify: jest.SpiedFunction<typeof argon2.verify>;

let app: TestApp;
const { login, tokenFor, me, refresh, reset } = sessionCalls(() => app);

beforeAll(async () => {
  verify = jest.spyOn(argon2, 'verify');
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(reset);

describe('change-password', () => {
  const change = (token: string, password: string, new_password: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/change-password',
      headers: bearer(token),
      payload: { password, new_password, new_password_confirmation: new_password },
    });

  test('changes the password and ends only the other sessions', async () => {
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

  test('requires the current password', async () => {
    const token = await tokenFor((await aStudent(app.db)).nim);
    const answer = await change(token, 'wrong', 'Rahasia-Baru-2026');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ password: ['Password saat ini salah'] });
  });

  test('does not undo a concurrent reset', async () => {
    const { nim, user_id } = await aStudent(app.db);
    const token = await tokenFor(nim);
    verify.mockImplementationOnce(async () => {
      await app.db
        .updateTable('users')
        .set({ password_hash: 'reset' })
        .where('id', '=', user_id)
        .execute();
      return true;
    });
    expect((await change(token, TEST_PASSWORD, 'Rahasia-Baru-2026')).statusCode).toBe(422);
  });

  test('refuses the identifier as the new password', async () => {
    const { nim } = await aStudent(app.db);
    const answer = await change(await tokenFor(nim), TEST_PASSWORD, nim);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['new_password']);
  });

  test.each([
    ['a common one', 'iloveyou'],
    ['the published one of the demo data', DEMO_PASSWORD],
    ['the own name', 'WulandariRatna1'],
    ['the own telephone number', 'hp-081234567890'],
    ['the own birthday', 'ratna17052004'],
  ])('refuses %s as the new password', async (_name, password) => {
    const user = {
      name: 'Ratna Wulandari',
      phone_number: '+6281234567890',
      date_of_birth: '2004-05-17',
    };
    const { nim } = await aStudent(app.db, { user });
    const answer = await change(await tokenFor(nim), TEST_PASSWORD, password);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['new_password']);
  });

  test('answers 422 with the messages of the shared rules', async () => {
    const token = await tokenFor((await aStudent(app.db)).nim);
    const answer = await change(token, TEST_PASSWORD, 'short');
    expect(answer.json().errors).toEqual({
      new_password: ['Password must be at least 8 characters'],
    });
  });

  test('limits attempts, like login', async () => {
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
  test('can only change its password', async () => {
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
