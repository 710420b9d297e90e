import { aLecturer, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { race, statuses } from '@/server/testing/race';
import { bearer } from '@/server/testing/sessionCalls';
import { softwareAuthenticator } from '@/server/testing/softwareAuthenticator';

const START = '2026-03-02T03:00:00.000Z';
const afterSeconds = (seconds: number) =>
  new Date(Date.parse(START) + seconds * 1000).toISOString();
const ORIGIN = 'https://magang.example';
const REFUSED = 'Passkey ini tidak dikenali. Coba lagi, atau masuk dengan cara lain.';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ config: { publicUrl: ORIGIN } });
});
beforeEach(() => app.setTime(START));
afterAll(() => app.close());

type Device = ReturnType<typeof softwareAuthenticator>;
const post = (path: string, payload: object = {}, token?: string) =>
  app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: token ? bearer(token) : {},
    remoteAddress: '203.0.113.7',
  });
const challenge = async () => (await post('/passkeys/challenge')).json().data;
const logIn = (proof: object) => post('/login/passkey', proof);

async function aLogin() {
  const { user, nip } = await aLecturer(app.db);
  const answer = await post('/login', { identifier: nip, password: TEST_PASSWORD });
  return { user, nip, token: answer.json().access_token as string };
}

const add = async (token: string, device: Device, name = 'Ponsel') => {
  const { data } = (await post('/me/passkeys/challenge', {}, token)).json();
  return post('/me/passkeys', { name, ...device.create(data) }, token);
};

/** A lecturer with a passkey on a device. */
async function aPersonWithPasskey() {
  const person = await aLogin();
  const device = softwareAuthenticator(ORIGIN);
  expect((await add(person.token, device)).statusCode).toBe(200);
  return { ...person, device };
}

test('a passkey signs in without a password, is a second factor, and shows its last use', async () => {
  const { user, nip, token, device } = await aPersonWithPasskey();
  const password = await post('/login', { identifier: nip, password: TEST_PASSWORD });
  expect(password.json().code).toBe('second_factor_needed');

  app.setTime(afterSeconds(60));
  const answer = await logIn(device.prove(await challenge()));
  expect(answer.json().user.id).toBe(user.id);
  expect(answer.headers['set-cookie']).toMatch(/HttpOnly/);
  const factors = await app.inject({ url: '/api/me/second-factors', headers: bearer(token) });
  expect(factors.json().data.passkeys).toEqual([
    { id: device.id, name: 'Ponsel', created_at: START, last_used_at: afterSeconds(60) },
  ]);
  const { reason } = await app.db
    .selectFrom('audit_entries')
    .select('reason')
    .where('action', '=', 'login')
    .where('subject_id', '=', String(user.id))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(reason).toBe('dengan passkey');
});

test('the first passkey brings recovery codes, and the second none', async () => {
  const { token } = await aLogin();
  const first = await add(token, softwareAuthenticator(ORIGIN));
  expect(first.json().data.recovery_codes).toHaveLength(10);
  const second = await add(token, softwareAuthenticator(ORIGIN), 'Laptop');
  expect(second.json().data.recovery_codes).toBeNull();
  expect(second.json().data.passkeys).toHaveLength(2);
});

describe('a proof is refused', () => {
  test.each<[string, (device: Device) => Promise<object>]>([
    [
      'of another site',
      async (device) => device.prove(await challenge(), { origin: 'https://magang.exarnple' }),
    ],
    [
      'for the key of another host',
      async (device) => device.prove(await challenge(), { rpId: 'exarnple' }),
    ],
    [
      'of a device that did not check its user',
      async (device) => device.prove(await challenge(), { isVerified: false }),
    ],
    [
      'that was made as a new passkey',
      async (device) => device.prove(await challenge(), { type: 'webauthn.create' }),
    ],
    [
      'with an unsigned challenge',
      async (device) => device.prove({ ...(await challenge()), challenge: 'c2ltYWdhbmc' }),
    ],
    [
      'with a changed signature',
      async (device) => {
        const proof = device.prove(await challenge());
        return { ...proof, signature: `${proof.signature.slice(0, -4)}AAAA` };
      },
    ],
    ['of an unknown passkey', async () => softwareAuthenticator(ORIGIN).prove(await challenge())],
    [
      'that cannot be read',
      async (device) => ({ ...device.prove(await challenge()), authenticator_data: 'AAAA' }),
    ],
    [
      'with the challenge for a new passkey',
      async (device) => {
        const { token } = await aLogin();
        return device.prove((await post('/me/passkeys/challenge', {}, token)).json().data);
      },
    ],
  ])('%s', async (_name, proofOf) => {
    const { device } = await aPersonWithPasskey();
    const answer = await logIn(await proofOf(device));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { passkey: [REFUSED] }]);
    expect((await logIn(device.prove(await challenge()))).statusCode).toBe(200);
  });

  test('after five minutes', async () => {
    const { device } = await aPersonWithPasskey();
    const asked = await challenge();
    app.setTime(afterSeconds(300));
    expect((await logIn(device.prove(asked))).statusCode).toBe(422);
  });

  test('the second time, also in parallel', async () => {
    const { device } = await aPersonWithPasskey();
    const asked = await challenge();
    const proofs = Array.from({ length: 6 }, () => device.prove(asked));
    const answers = await race(0, ...proofs.map((proof) => () => logIn(proof)));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  });

  test('after its counter has gone back, as that of a copy', async () => {
    const { device } = await aPersonWithPasskey();
    const early = device.prove(await challenge());
    const late = device.prove(await challenge());
    expect((await logIn(late)).statusCode).toBe(200);
    expect((await logIn(early)).statusCode).toBe(422);
  });

  test('once the account is switched off, or the passkey removed', async () => {
    const { user, device, token } = await aPersonWithPasskey();
    const switchTo = (is_active: boolean) =>
      app.db.updateTable('users').set({ is_active }).where('id', '=', user.id).execute();
    await switchTo(false);
    expect((await logIn(device.prove(await challenge()))).statusCode).toBe(422);
    await switchTo(true);
    const url = `/api/me/passkeys/${device.id}`;
    const removed = await app.inject({ method: 'DELETE', url, headers: bearer(token) });
    expect(removed.json().data.recovery_codes_left).toBe(0);
    expect((await logIn(device.prove(await challenge()))).statusCode).toBe(422);
  });
});

test('a new passkey is refused for another account, of another site, and twice', async () => {
  const [one, other] = [await aLogin(), await aLogin()];
  const device = softwareAuthenticator(ORIGIN);
  const { data } = (await post('/me/passkeys/challenge', {}, one.token)).json();
  const send = (token: string, made: object) =>
    post('/me/passkeys', { name: 'Ponsel', ...made }, token);
  expect((await send(other.token, device.create(data))).statusCode).toBe(422);
  const foreign = device.create(data, { origin: 'https://magang.exarnple' });
  expect((await send(one.token, foreign)).statusCode).toBe(422);
  expect((await send(one.token, device.create(data))).statusCode).toBe(200);
  const again = await add(other.token, device);
  expect([again.statusCode, again.json().message]).toEqual([409, 'Passkey ini sudah terdaftar.']);
});

test('a passkey of somebody else is neither removed nor a proof of who it is', async () => {
  const [one, other] = [await aPersonWithPasskey(), await aPersonWithPasskey()];
  const url = `/api/me/passkeys/${other.device.id}`;
  const removed = await app.inject({ method: 'DELETE', url, headers: bearer(one.token) });
  expect(removed.statusCode).toBe(404);
  const proof = other.device.prove(await challenge());
  expect((await post('/me/identity', { passkey: proof }, one.token)).statusCode).toBe(422);
  const own = one.device.prove(await challenge());
  expect((await post('/me/identity', { passkey: own }, one.token)).statusCode).toBe(200);
});

test('an account has ten passkeys at most', async () => {
  const { token } = await aLogin();
  for (let count = 0; count < 10; count += 1) {
    expect((await add(token, softwareAuthenticator(ORIGIN))).statusCode).toBe(200);
  }
  expect((await post('/me/passkeys/challenge', {}, token)).statusCode).toBe(409);
});
