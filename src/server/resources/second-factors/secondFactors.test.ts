import { TOTP } from 'otpauth';
import { authenticatorApp } from '@/server/auth/authenticatorApp';
import { FAILURES_PER_DEVICE } from '@/server/auth/loginLimits';
import { factorMail } from '@/server/resources/mails/kinds/factorMail';
import {
  aLecturer,
  aPasskey,
  aStudent,
  aSuperAdmin,
  TEST_PASSWORD,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { race, statuses } from '@/server/testing/race';
import { bearer } from '@/server/testing/sessionCalls';
import { deleteOldSecondFactorCodes } from './secondFactorQueries';

const START = '2026-03-02T03:00:00.000Z';
const afterSeconds = (seconds: number) =>
  new Date(Date.parse(START) + seconds * 1000).toISOString();
const WRONG = 'Kode verifikasi salah, sudah dipakai, atau kedaluwarsa.';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({
    config: { smtpUrl: 'smtp://mail.example', publicUrl: 'https://magang.example' },
  });
});
beforeEach(async () => {
  app.setTime(START);
  await app.db.deleteFrom('login_failures').execute();
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, token: string, payload?: object) =>
  app.inject({
    method,
    url: `/api${path}`,
    headers: bearer(token),
    ...(payload && { payload }),
    remoteAddress: '203.0.113.7',
  });
const logIn = (identifier: string, more: object = {}, { cookie = '', from = '203.0.113.7' } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { identifier, password: TEST_PASSWORD, ...more },
    headers: { cookie },
    remoteAddress: from,
  });

/** The code that an app with this secret shows at the time of the server. */
async function codeOf(user_id: number): Promise<string> {
  const { nonce, pending_nonce } = await app.db
    .selectFrom('authenticators')
    .select(['nonce', 'pending_nonce'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const { config, clock } = app.services;
  const { secret } = authenticatorApp({ user_id, nonce: nonce ?? pending_nonce ?? '' }, config);
  return new TOTP({ secret }).generate({ timestamp: clock().getTime() });
}

/** A lecturer who has an authenticator app, with the session that added it. */
async function aPersonWithApp() {
  const { user, nip } = await aLecturer(app.db);
  const token = (await logIn(nip)).json().access_token as string;
  await call('POST', '/me/authenticator', token);
  const added = await call('PUT', '/me/authenticator', token, { code: await codeOf(user.id) });
  const codes = added.json().data.recovery_codes as string[];
  return { user, nip, token, codes };
}

const told = async (userId: number) =>
  (
    await app.db
      .selectFrom('notifications')
      .select('detail')
      .where('user_id', '=', userId)
      .where('kind', '=', 'changed_factors')
      .orderBy('id')
      .execute()
  ).map(({ detail }) => detail);

test('an app takes part once a code confirms it, and brings ten recovery codes', async () => {
  const { user, nip } = await aLecturer(app.db);
  const token = (await logIn(nip)).json().access_token;
  const { secret, uri } = (await call('POST', '/me/authenticator', token)).json().data;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toMatch(new RegExp(`^otpauth://totp/.*:${nip}\\?.*secret=${secret}&.*period=30$`));
  const wrong = await call('PUT', '/me/authenticator', token, { code: '000000' });
  expect(wrong.json().errors.code).toHaveLength(1);
  expect((await logIn(nip)).statusCode).toBe(200);

  const code = await codeOf(user.id);
  const confirmed = await call('PUT', '/me/authenticator', token, {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  const { recovery_codes, ...factors } = confirmed.json().data;
  expect(new Set(recovery_codes).size).toBe(10);
  expect(factors).toEqual({
    authenticator_since: START,
    passkeys: [],
    recovery_codes_left: 10,
    is_required: false,
    required_from: null,
  });
  const listed = await call('GET', '/me/second-factors', token);
  expect(listed.json().data).toEqual(factors);
  expect(listed.body).not.toContain(secret);
});

test('a login takes the password and a code, which works once', async () => {
  const { nip, user } = await aPersonWithApp();
  const needed = await logIn(nip);
  expect([needed.statusCode, needed.json()]).toEqual([
    403,
    { message: 'Masukkan kode verifikasi untuk melanjutkan.', code: 'second_factor_needed' },
  ]);
  expect(needed.headers['set-cookie']).toBeUndefined();
  expect((await logIn(nip, { password: 'salah' })).statusCode).toBe(422);
  // The code of this half minute confirmed the app.
  expect((await logIn(nip, { code: await codeOf(user.id) })).json().errors).toEqual({
    code: [WRONG],
  });
  app.setTime(afterSeconds(30));
  const code = await codeOf(user.id);
  expect((await logIn(nip, { code })).json().user.id).toBe(user.id);
  expect((await logIn(nip, { code })).json().errors).toEqual({ code: [WRONG] });
});

test('a code works one step early and late, and no further', async () => {
  const { nip, user } = await aPersonWithApp();
  app.setTime(afterSeconds(300));
  const code = await codeOf(user.id);
  for (const seconds of [240, 360]) {
    app.setTime(afterSeconds(seconds));
    expect((await logIn(nip, { code })).statusCode).toBe(422);
  }
  app.setTime(afterSeconds(330));
  expect((await logIn(nip, { code })).statusCode).toBe(200);
});

test('one code lets one of several parallel logins in', async () => {
  const { nip, user, codes } = await aPersonWithApp();
  app.setTime(afterSeconds(60));
  for (const code of [await codeOf(user.id), codes[0]]) {
    const answers = await race(0, ...Array.from({ length: 8 }, () => () => logIn(nip, { code })));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
    await app.db.deleteFrom('login_failures').execute();
  }
});

test('a recovery code works once, counts down, and tells its owner', async () => {
  const { nip, token, user, codes } = await aPersonWithApp();
  const [first = ''] = codes;
  const typed = `${first.slice(0, 4)}-${first.slice(4, 8)}-${first.slice(8)}`.toLowerCase();
  expect((await logIn(nip, { code: typed })).statusCode).toBe(200);
  expect((await logIn(nip, { code: first })).statusCode).toBe(422);
  const { data } = (await call('GET', '/me/second-factors', token)).json();
  expect(data.recovery_codes_left).toBe(9);
  expect(await told(user.id)).toEqual(['authenticator_added', 'recovery_code_used']);

  const renewed = (await call('POST', '/me/recovery-codes', token)).json().data;
  expect(renewed.recovery_codes_left).toBe(10);
  expect((await logIn(nip, { code: codes[1] })).statusCode).toBe(422);
  expect((await logIn(nip, { code: renewed.recovery_codes[0] })).statusCode).toBe(200);
});

test('codes of somebody else do not work', async () => {
  const [one, other] = [await aPersonWithApp(), await aPersonWithApp()];
  app.setTime(afterSeconds(60));
  for (const code of [other.codes[0], await codeOf(other.user.id)]) {
    expect((await logIn(one.nip, { code })).statusCode).toBe(422);
  }
});

test('too many wrong codes end the tries from all networks, but not those of a known device', async () => {
  const { nip, user, codes } = await aPersonWithApp();
  const known = String((await logIn(nip, { code: codes[0] })).headers['set-cookie']).split(';')[0];
  for (let turn = 0; turn < FAILURES_PER_DEVICE; turn += 1) {
    const answer = await logIn(nip, { code: '000000' }, { from: `198.51.100.${turn}` });
    expect(answer.headers['retry-after']).toBeUndefined();
  }
  const locked = await logIn(nip, { code: codes[1] }, { from: '192.0.2.1' });
  expect([locked.statusCode, Number(locked.headers['retry-after'])]).toEqual([422, 900]);
  expect((await told(user.id)).at(-1)).toBe('codes_refused');
  expect((await logIn(nip, { code: codes[1] }, { cookie: known })).statusCode).toBe(200);
});

test('the office gives a code for ten minutes, which its owner hears of', async () => {
  const admin = await aSuperAdmin(app.db);
  const office = await app.signIn(admin.user);
  const { nip, user } = await aPersonWithApp();
  const give = async (id: number) =>
    app.inject({ method: 'POST', url: `/api/users/${id}/second-factor-code`, headers: office });
  const first = (await give(user.id)).json().data;
  expect(first.expires_at).toBe(afterSeconds(600));
  const second = (await give(user.id)).json().data;
  expect((await logIn(nip, { code: first.code })).statusCode).toBe(422);
  app.setTime(afterSeconds(600));
  expect((await logIn(nip, { code: second.code })).statusCode).toBe(422);
  await deleteOldSecondFactorCodes(app.db, app.services.clock());

  const third = (await give(user.id)).json().data;
  expect((await logIn(nip, { code: third.code })).statusCode).toBe(200);
  expect((await logIn(nip, { code: third.code })).statusCode).toBe(422);
  expect((await told(user.id)).slice(-2)).toEqual(['code_given', 'given_code_used']);

  expect((await give(admin.user.id)).json().message).toBe(
    'Untuk akun Anda sendiri, pakai kode pemulihan.',
  );
  expect((await give((await aStudent(app.db)).user_id)).json().message).toBe(
    'Verifikasi dua langkah akun ini belum aktif.',
  );
});

test('every change is in the trail, the inbox and a mail, also for its owner', async () => {
  const { user, token } = await aPersonWithApp();
  await app.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(START) })
    .where('id', '=', user.id)
    .execute();
  expect((await call('DELETE', '/me/authenticator', token)).json().data).toMatchObject({
    authenticator_since: null,
    recovery_codes_left: 0,
  });
  const trail = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'reason', 'actor_user_id'])
    .where('subject_id', '=', String(user.id))
    .where('action', '=', 'change_second_factor')
    .orderBy('id')
    .execute();
  expect(trail.map(({ reason }) => reason)).toEqual([
    'aplikasi autentikator dipasang',
    'aplikasi autentikator dihapus',
  ]);
  expect(trail.every((entry) => entry.actor_user_id === user.id)).toBe(true);
  const news = (await call('GET', '/notifications', token)).json().data;
  expect(news[0]).toMatchObject({
    title: 'Verifikasi dua langkah: aplikasi autentikator dihapus',
    link: '/account/second-factors',
    is_read: false,
  });
  const [mail] = await app.db
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('kind', '=', 'second_factor')
    .where('matter', 'like', 'authenticator_removed %')
    .execute();
  const message = mail && (await factorMail(app.services).compose(mail));
  expect(message?.subject).toBe('Verifikasi dua langkah: aplikasi autentikator dihapus');
  expect(message?.text).toContain('2 Mar 2026 pukul 10:00 WIB');
});

describe('sensitive operations', () => {
  const PROOF = { code: 'proof_required' };

  test('ask again after a quarter of an hour, and go on after a proof', async () => {
    const { user, token, codes } = await aPersonWithApp();
    app.setTime(afterSeconds(899));
    expect((await call('POST', '/me/recovery-codes', token)).statusCode).toBe(200);
    app.setTime(afterSeconds(900));
    const refused = await call('POST', '/me/recovery-codes', token);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, PROOF]);
    for (const proof of [{}, { password: TEST_PASSWORD }, { code: codes[0] }]) {
      expect((await call('POST', '/me/identity', token, proof)).statusCode).toBe(422);
    }
    expect(
      (await call('POST', '/me/identity', token, { code: await codeOf(user.id) })).statusCode,
    ).toBe(200);
    expect((await call('POST', '/me/recovery-codes', token)).statusCode).toBe(200);
  });

  test('take the password of an account without a second factor for its first one', async () => {
    const { nip } = await aLecturer(app.db);
    const token = (await logIn(nip)).json().access_token;
    app.setTime(afterSeconds(900));
    expect((await call('POST', '/me/authenticator', token)).json()).toMatchObject(PROOF);
    for (const password of ['', 'salah']) {
      const answer = await call('POST', '/me/identity', token, { password });
      expect(answer.json().errors.password).toHaveLength(1);
    }
    await call('POST', '/me/identity', token, { password: TEST_PASSWORD });
    expect((await call('POST', '/me/authenticator', token)).statusCode).toBe(200);
  });

  test('that the specification names spare accounts without a second factor', async () => {
    const admin = await aSuperAdmin(app.db);
    const headers = await app.signIn(admin.user);
    const { user_id } = await aStudent(app.db);
    app.setTime(afterSeconds(3600));
    const reset = () =>
      app.inject({ method: 'PUT', url: `/api/users/${user_id}/reset-password`, headers });
    expect((await reset()).statusCode).toBe(200);
    await aPasskey(app.db, { user_id: admin.user.id });
    expect((await reset()).json()).toMatchObject(PROOF);
  });

  test('count wrong codes of a session', async () => {
    const { token, codes } = await aPersonWithApp();
    for (let turn = 0; turn < FAILURES_PER_DEVICE; turn += 1) {
      await call('POST', '/me/identity', token, { code: '000000' });
    }
    const locked = await call('POST', '/me/identity', token, { code: codes[0] });
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([422, '900']);
  });
});
