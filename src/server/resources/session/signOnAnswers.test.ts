import { CLOCK_TOLERANCE_S, DISCOVERY_LIFE_MS } from '@/server/auth/signOn/identityProvider';
import { SIGN_ON_S } from '@/server/auth/signOn/signOnCookie';
import { aLecturer, aStudent } from '@/server/testing/builders';
import type { Faults } from '@/server/testing/oidcProvider';
import { CLIENT, expectRefusal, type SigningOn, signingOn } from '@/server/testing/signingOn';
import { few } from '@/shared/testing/testLevel';
import { deleteOldSignOns } from './signOnQueries';

const NIM = '2403310001';
const NIP = '198503152010122002';

let on: SigningOn;

beforeAll(async () => {
  on = await signingOn(
    { siti: { nim: NIM }, rina: { nim: NIP } },
    {
      kampus: {},
      other: {},
      gone: { issuer: 'http://127.0.0.1:1' },
      microsoft: { issuer: 'https://login.microsoftonline.com/common/v2.0' },
    },
  );
  await aStudent(on.app.db, { nim: NIM });
  await aLecturer(on.app.db, { nip: NIP });
});
beforeEach(() => on.reset());
afterAll(() => on.close());

describe('the answer of a provider', () => {
  test('opens one session', async () => {
    const { url, finish } = await on.begin();
    const answer = await on.provider.logIn(url, 'siti');
    expect((await finish(answer)).statusCode).toBe(200);
    expectRefusal(await finish(answer), 'sign_on_over');
  });

  test('opens one session when it is sent several times at once', async () => {
    const { url, finish } = await on.begin();
    const answer = await on.provider.logIn(url, 'siti');
    const answers = await Promise.all([finish(answer), finish(answer), finish(answer)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('opens no session after a refusal', async () => {
    const { url, finish } = await on.begin();
    const answer = await on.provider.logIn(url, 'siti');
    await on.provider.behave({ claims: { nonce: 'other' } });
    expectRefusal(await finish(answer), 'sign_on_refused');
    await on.provider.behave();
    expectRefusal(await finish(answer), 'sign_on_over');
  });

  test('opens no session in another browser', async () => {
    const { url, finish } = await on.begin();
    const other = await on.begin();
    const answer = await on.provider.logIn(url, 'siti');
    expectRefusal(await finish(answer, {}), 'sign_on_over');
    expectRefusal(await finish(answer, { cookie: other.cookie }), 'sign_on_over');
    expectRefusal(await finish(answer, { cookie: 'simagang_sign_on=x' }), 'sign_on_over');
  });

  test('opens no session without its state, or with that of another login', async () => {
    const { url, finish } = await on.begin();
    const answer = new URLSearchParams(await on.provider.logIn(url, 'siti'));
    const state = answer.get('state') ?? '';
    answer.delete('state');
    expectRefusal(await finish(`${answer}`), 'sign_on_over');
    answer.set('state', `${state}x`);
    expectRefusal(await finish(`${answer}`), 'sign_on_over');
  });

  test('opens no session with the cookie of another provider', async () => {
    const { url, cookie } = await on.begin();
    const answer = await on.provider.logIn(url, 'siti');
    expectRefusal(await on.post('/login/other', { answer }, { cookie }), 'sign_on_over');
  });

  test('opens no session after ten minutes', async () => {
    const { url, finish } = await on.begin();
    const answer = await on.provider.logIn(url, 'siti');
    on.app.setTime(new Date(Date.now() + SIGN_ON_S * 1000));
    expectRefusal(await finish(answer), 'sign_on_over');
  });

  test('opens no session with the code of another login', async () => {
    const one = await on.begin();
    const code = new URLSearchParams(await on.provider.logIn(one.url, 'siti')).get('code') ?? '';
    const { url, finish } = await on.begin();
    const mixed = new URLSearchParams(await on.provider.logIn(url, 'rina'));
    mixed.set('code', code);
    expectRefusal(await finish(`${mixed}`), 'sign_on_refused');
  });

  test('opens no session when it names another provider', async () => {
    const { url, finish } = await on.begin();
    const answer = new URLSearchParams(await on.provider.logIn(url, 'siti'));
    answer.set('iss', 'https://other.example');
    expectRefusal(await finish(`${answer}`), 'sign_on_refused');
  });

  test('becomes a text of SiMagang when the provider refuses', async () => {
    const { url, finish } = await on.begin();
    const answer = await on.provider.logIn(url, 'somebody else');
    expect(answer).toContain('%3Cb%3E');
    const text = 'Masuk dengan Akun Kampus tidak berhasil. Silakan coba lagi.';
    expectRefusal(await finish(answer), 'sign_on_refused', text);
  });

  test.each<[string, Faults]>([
    ['for another program', { claims: { aud: 'other' } }],
    ['for several programs, issued to another', { claims: { aud: ['simagang', 'b'], azp: 'b' } }],
    ['of another issuer', { claims: { iss: 'https://other.example' } }],
    ['with the nonce of another login', { claims: { nonce: 'other' } }],
    ['without a nonce', { claims: { nonce: null } }],
    ['signed with a key of somebody else', { isForged: true }],
    ['that has expired', { shiftS: -2 * 60 * 60 }],
    ['from the future', { shiftS: 2 * CLOCK_TOLERANCE_S }],
  ])('opens no session with an ID token %s', async (_what, faults) => {
    const { url, finish } = await on.begin();
    const answer = await on.provider.logIn(url, 'siti');
    await on.provider.behave(faults);
    expectRefusal(await finish(answer), 'sign_on_refused');
    expect((await logInAfter()).statusCode).toBe(200);
  });

  /** The provider does everything right again. */
  async function logInAfter() {
    await on.provider.behave();
    return on.logIn('siti');
  }

  test('may differ by some seconds in time', async () => {
    const { url, finish } = await on.begin();
    const answer = await on.provider.logIn(url, 'siti');
    await on.provider.behave({ shiftS: CLOCK_TOLERANCE_S / 2 });
    expect((await finish(answer)).statusCode).toBe(200);
  });

  test('depends on the clock of the server', async () => {
    const hour = 60 * 60;
    on.app.setTime(new Date(Date.now() + 2 * hour * 1000));
    await on.provider.behave({ shiftS: 2 * hour });
    expect((await on.logIn('siti')).statusCode).toBe(200);
    await on.provider.behave();
    expectRefusal(await on.logIn('siti'), 'sign_on_refused');
  });

  test('may be signed with a key that is new', async () => {
    expect((await on.logIn('siti')).statusCode).toBe(200);
    await on.provider.renewKeys();
    expect((await on.logIn('siti')).statusCode).toBe(200);
  });
});

describe('a provider', () => {
  const UNREACHABLE = 'Akun Kampus sedang tidak dapat dihubungi. Silakan coba lagi nanti.';
  const expectUnreachable = (answer: Parameters<typeof expectRefusal>[0]) =>
    expectRefusal(answer, 'provider_unreachable', UNREACHABLE);

  test('gets a text of SiMagang when it cannot be reached', async () => {
    expectUnreachable(await on.post('/login/gone/start', {}));
  });

  const faults: [string, Faults][] = [
    ['fails', { broken: '/token' }],
    ['does not answer', { silent: '/token' }],
    ['does not show its keys', { broken: '/jwks' }],
  ];
  test.each(few(faults, 1))(
    'gets a text of SiMagang when it %s after the login',
    async (_what, fault) => {
      const { url, finish } = await on.begin();
      const answer = await on.provider.logIn(url, 'siti');
      await on.provider.behave(fault);
      expectUnreachable(await finish(answer));
    },
  );

  test('opens no session when it names itself otherwise', async () => {
    on.app.setTime(new Date(Date.now() + DISCOVERY_LIFE_MS));
    await on.provider.behave({ issuer: 'https://other.example' });
    expectUnreachable(await on.post('/login/kampus/start', {}));
  });

  test('may not be all tenants of Microsoft', async () => {
    const origin = 'https://login.microsoftonline.com';
    const metadata = { issuer: `${origin}/{tenantid}/v2.0`, authorization_endpoint: `${origin}/a` };
    const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(metadata));
    expectUnreachable(await on.post('/login/microsoft/start', {}));
    expect(sent).toHaveBeenCalledTimes(1);
    sent.mockRestore();
  });

  test('describes itself once an hour', async () => {
    await on.begin();
    await on.provider.behave({ broken: '/.well-known/openid-configuration' });
    await on.begin();
    on.app.setTime(new Date(Date.now() + DISCOVERY_LIFE_MS));
    expectUnreachable(await on.post('/login/kampus/start', {}));
    await on.provider.behave();
    await on.begin();
  });

  test('needs an entry in the settings', async () => {
    expect((await on.post('/login/unknown/start', {})).statusCode).toBe(404);
    expect((await on.post('/login/unknown', { answer: 'code=x' })).statusCode).toBe(404);
  });

  test('shows its name, and not its secret, in the public settings', async () => {
    const { data } = (await on.app.inject({ url: '/api/settings' })).json();
    expect(data.local_login).toBe(true);
    expect(data.login_providers[0]).toEqual({ id: 'kampus', name: 'Akun Kampus' });
    expect(JSON.stringify(data)).not.toContain(CLIENT.clientSecret);
  });
});

test('answers that were taken are forgotten after their cookies', async () => {
  await on.app.db.deleteFrom('used_sign_ons').execute();
  await on.logIn('siti');
  const left = () => on.app.db.selectFrom('used_sign_ons').selectAll().execute();
  await deleteOldSignOns(on.app.db, new Date(Date.now() + SIGN_ON_S * 1000));
  expect(await left()).toHaveLength(1);
  await deleteOldSignOns(on.app.db, new Date(Date.now() + 3 * SIGN_ON_S * 1000));
  expect(await left()).toHaveLength(0);
});
