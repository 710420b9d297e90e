import { hashPassword } from '@/server/auth/passwords';
import { DISCOVERY_LIFE_MS } from '@/server/auth/signOn/identityProvider';
import { SIGN_ON_S } from '@/server/auth/signOn/signOnCookie';
import {
  aLecturer,
  aMentor,
  aPasskey,
  aStudent,
  aSuperAdmin,
  TEST_PASSWORD,
} from '@/server/testing/builders';
import { bearer } from '@/server/testing/sessionCalls';
import { cookiesOf, PUBLIC_URL, type SigningOn, signingOn } from '@/server/testing/signingOn';

const NIM = '2403310001';

/** The accounts at the provider. */
const ACCOUNTS = {
  siti: { nim: NIM, name: 'Siti Rahmawati' },
  rina: { nim: '19850315 201012 2 002', name: 'Rina Marlina' },
  joko: { nim: '3273.0145.0188.0001', name: 'Joko Susilo' },
  ratna: { nim: '197805122003121001', name: 'Ratna Wulandari' },
};

let on: SigningOn;
let student: Awaited<ReturnType<typeof aStudent>>;

beforeAll(async () => {
  on = await signingOn(ACCOUNTS, { kampus: {} }, { requireSecondFactor: 'super_admin' });
  student = await aStudent(on.app.db, { nim: NIM });
  await aLecturer(on.app.db, { nip: '198503152010122002' });
  await aMentor(on.app.db, { nik: '3273014501880001' });
});
beforeEach(() => on.reset());
afterAll(() => on.close());

const sessionsOf = (token: string) =>
  on.app.inject({ method: 'GET', url: '/api/sessions', headers: bearer(token) });

describe('a login through a provider', () => {
  test('begins with code flow, PKCE, state and nonce, bound to the browser', async () => {
    const begun = await on.post('/login/kampus/start', {});
    const url = new URL(begun.json().data.url);
    expect(url.origin).toBe(on.provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'simagang',
      response_type: 'code',
      redirect_uri: `${PUBLIC_URL}/masuk/kampus`,
      scope: 'openid profile email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const [set] = cookiesOf(begun);
    expect(set).toMatchObject({
      name: 'simagang_sign_on',
      path: '/api/login',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: SIGN_ON_S,
    });
    const again = new URL((await on.post('/login/kampus/start', {})).json().data.url).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(again.get(name)).not.toBe(url.searchParams.get(name));
    }
  });

  test('opens a session like a login with a password', async () => {
    const answer = await on.logIn('siti');
    expect(answer.statusCode).toBe(200);
    const { access_token, user } = answer.json();
    const local = await on.post('/login', { identifier: NIM, password: TEST_PASSWORD });
    expect(Object.keys(answer.json())).toEqual(Object.keys(local.json()));
    expect(Object.keys(user)).toEqual(Object.keys(local.json().user));
    expect(user).toMatchObject({ id: student.user_id, must_change_password: false });
    const [removed, device] = cookiesOf(answer);
    const [localDevice] = cookiesOf(local);
    expect({ ...device, value: '' }).toEqual({ ...localDevice, value: '' });
    expect(removed).toMatchObject({ name: 'simagang_sign_on', value: '', maxAge: 0 });
    expect((await sessionsOf(access_token)).json().data).toContainEqual(
      expect.objectContaining({ is_current: true }),
    );
  });

  test('tells the trail which provider the person came by', async () => {
    await on.logIn('siti');
    const [entry] = await on.trail();
    expect(entry).toMatchObject({
      action: 'login',
      operation: 'loginWithProvider',
      actor_user_id: student.user_id,
      subject_id: String(student.user_id),
      new: { provider: 'Akun Kampus' },
    });
  });

  test.each([
    ['rina', 'lecturer'],
    ['joko', 'mentor'],
  ] as const)('ignores spaces and dots in the number of %s', async (name, role) => {
    expect((await on.logIn(name)).json().user.role).toBe(role);
  });

  test('keeps the session for weeks if the person wants that', async () => {
    const sessionOf = async (input: object) => {
      const token: string = (await on.logIn('siti', 'kampus', input)).json().access_token;
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      return on.app.db
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', sid)
        .executeTakeFirstOrThrow();
    };
    expect((await sessionOf({ remember: true })).remember).toBe(true);
    expect((await sessionOf({})).remember).toBe(false);
  });

  test('recognises the device of an earlier login', async () => {
    const [, first] = cookiesOf(await on.logIn('siti'));
    const { url, cookie, finish } = await on.begin();
    const both = { cookie: `${cookie}; ${first?.name}=${first?.value}` };
    const [, second] = cookiesOf(await finish(await on.provider.logIn(url, 'siti'), both));
    expect(second?.value?.split('.')[1]).toBe(first?.value?.split('.')[1]);
  });

  test('asks for no second factor of SiMagang, which the provider is responsible for', async () => {
    const { user, nip } = await aSuperAdmin(on.app.db, { nip: ACCOUNTS.ratna.nim });
    const local = await on.post('/login', { identifier: nip, password: TEST_PASSWORD });
    expect(local.json().user.must_add_second_factor).toBe(true);
    expect((await sessionsOf(local.json().access_token)).statusCode).toBe(403);
    const came = await on.logIn('ratna');
    expect(came.json().user.must_add_second_factor).toBe(false);
    expect((await sessionsOf(came.json().access_token)).statusCode).toBe(200);

    await aPasskey(on.app.db, { user_id: user.id });
    const asked = await on.post('/login', { identifier: nip, password: TEST_PASSWORD });
    expect(asked.json().code).toBe('second_factor_needed');
    expect((await on.logIn('ratna')).statusCode).toBe(200);
  });

  test('ends a default password, which is a number that others know', async () => {
    const password_hash = await hashPassword(NIM);
    await on.app.db
      .updateTable('users')
      .set({ password_hash, has_default_password: true })
      .where('id', '=', student.user_id)
      .execute();
    expect((await on.logIn('siti')).json().user.must_change_password).toBe(false);
    expect((await on.post('/login', { identifier: NIM, password: NIM })).statusCode).toBe(422);
    expect(await on.trail()).toContainEqual(
      expect.objectContaining({
        action: 'change_password',
        actor_user_id: student.user_id,
        reason: 'Password bawaan tidak berlaku lagi: masuk lewat Akun Kampus',
      }),
    );
  });
});

describe('a log-out', () => {
  const logOut = (token: string) =>
    on.app.inject({ method: 'POST', url: '/api/logout', headers: bearer(token) });

  test('goes on at the provider that the person came by', async () => {
    const { access_token } = (await on.logIn('siti')).json();
    const { data } = (await logOut(access_token)).json();
    const url = new URL(data.provider_logout_url);
    expect(url.origin).toBe(on.provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'simagang',
      post_logout_redirect_uri: `${PUBLIC_URL}/auth/login`,
      id_token_hint: expect.stringMatching(/^ey/),
    });
    expect((await fetch(url)).status).toBe(200);
    expect((await sessionsOf(access_token)).statusCode).toBe(401);
  });

  test('ends the own session although the provider does not answer', async () => {
    const { access_token } = (await on.logIn('siti')).json();
    on.app.setTime(new Date(Date.now() + DISCOVERY_LIFE_MS));
    await on.provider.behave({ issuer: 'https://other.example' });
    expect((await logOut(access_token)).json().data.provider_logout_url).toBeNull();
    expect((await sessionsOf(access_token)).statusCode).toBe(401);
  });

  test('ends here after a login with a password', async () => {
    const { user } = await aSuperAdmin(on.app.db);
    const { authorization } = await on.app.signIn(user);
    const answer = await on.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization },
    });
    expect(answer.json().data.provider_logout_url).toBeNull();
  });
});

describe('without logins with a password', () => {
  let closed: SigningOn;
  beforeAll(async () => {
    closed = await signingOn(ACCOUNTS, { kampus: {} }, { localLogin: false });
    await aStudent(closed.app.db, { nim: NIM });
  });
  afterAll(() => closed.close());

  test('a right password and a passkey are refused, and the settings say so', async () => {
    const answer = await closed.post('/login', { identifier: NIM, password: TEST_PASSWORD });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      identifier: [
        'Masuk tanpa akun kampus tidak diaktifkan. Gunakan tombol masuk di halaman login.',
      ],
    });
    const passkey = await closed.post('/login/passkey', {});
    expect(passkey.json()).toEqual(answer.json());
    const { data } = (await closed.app.inject({ url: '/api/settings' })).json();
    expect(data.local_login).toBe(false);
  });

  test('a login through a provider opens a session', async () => {
    expect((await closed.logIn('siti')).statusCode).toBe(200);
  });
});
