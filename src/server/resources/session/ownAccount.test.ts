import { FAILURES_PER_ACCOUNT } from '@/server/auth/loginLimits';
import { changedEmailMail } from '@/server/resources/mails/kinds/changedEmailMail';
import { aMentor, aStudent, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { during } from '@/server/testing/during';
import { testOnServer } from '@/server/testing/onServer';
import { bearer, sessionCalls } from '@/server/testing/sessionCalls';
import { testInAll } from '@/shared/testing/testLevel';

const WRONG = { password: ['Password saat ini salah'] };
const NEEDED = { password: ['Password saat ini wajib diisi'] };

/** The module that the server calls. A mock of it would stay for the next file of a group; the spy goes. */
const argon2: typeof import('@node-rs/argon2') = jest.requireActual('@node-rs/argon2');
let verify: jest.SpiedFunction<typeof argon2.verify>;

let app: TestApp;
const { tokenFor, inSeconds, reset } = sessionCalls(() => app);

beforeAll(async () => {
  verify = jest.spyOn(argon2, 'verify');
  app = await buildTestApp({
    config: { smtpUrl: 'smtp://mail.example', publicUrl: 'https://magang.example' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await reset();
  await app.db.deleteFrom('mails').execute();
});

type Headers = Record<string, string>;

async function aPerson(changes: object = {}) {
  const { user, nim } = await aStudent(app.db);
  const headers = bearer(await tokenFor(nim));
  await app.db.deleteFrom('mails').execute();
  const email_confirmed_at = new Date('2026-03-02T08:00:00Z');
  const row = { email_confirmed_at, phone_number: null, ...changes };
  await app.db.updateTable('users').set(row).where('id', '=', user.id).execute();
  const email = user.email ?? '';
  return { id: user.id, nim, email, other: `baru.${email}`, headers };
}

const change = (headers: Headers, payload: object) =>
  app.inject({
    method: 'PUT',
    url: '/api/me/contact',
    headers,
    payload,
    remoteAddress: '10.0.0.1',
  });
const read = (headers: Headers) => app.inject({ url: '/api/me/account', headers });
const stored = (id: number) =>
  app.db
    .selectFrom('users')
    .select(['email', 'phone_number', 'email_confirmed_at', 'email_refused_at', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const mailsOf = (id: number) =>
  app.db
    .selectFrom('mails')
    .select(['id', 'user_id', 'kind', 'matter'])
    .where('user_id', '=', id)
    .orderBy('kind')
    .execute();
const kindsOf = async (id: number) => (await mailsOf(id)).map(({ kind }) => kind);

/** The mail to the address before, as it would be sent now. */
async function toOldAddress(id: number) {
  const mail = (await mailsOf(id)).find(({ kind }) => kind === 'changed_email');
  return mail ? changedEmailMail(app.services).compose(mail) : null;
}

describe("one's own account", () => {
  test('reads the account with its profile, its state and the last change of its password', async () => {
    const { headers, nim, email } = await aPerson();
    const before = (await read(headers)).json().data;
    expect(before).toMatchObject({
      ...{ email, email_state: 'confirmed', student: { nim }, must_change_password: false },
      password_changed_at: null,
    });
    expect(before).not.toHaveProperty('unclaimed_since');
    inSeconds(60);
    const next = 'Kuda-Laut-77-Hijau';
    await app.inject({
      method: 'PUT',
      url: '/api/change-password',
      headers,
      payload: { password: TEST_PASSWORD, new_password: next, new_password_confirmation: next },
    });
    expect((await read(headers)).json().data.password_changed_at).toBe('2026-03-02T08:01:00.000Z');
  });

  testInAll('says nothing of the passwords of others', async () => {
    const other = await aPerson();
    const { headers } = await aPerson();
    const admin = await app.signIn('super_admin');
    const url = `/api/users/${other.id}/reset-password`;
    expect((await app.inject({ method: 'PUT', url, headers: admin })).statusCode).toBe(200);
    expect((await read(headers)).json().data.password_changed_at).toBeNull();
  });
});

describe('a telephone number', () => {
  test('changes a telephone number without a password, and only that of the person', async () => {
    const other = await aPerson();
    const { id, email, headers } = await aPerson();
    const answer = await change(headers, { email, phone_number: ' 0812 3456 7890 ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ phone_number: '0812 3456 7890', email });
    expect(await stored(id)).toMatchObject({
      phone_number: '0812 3456 7890',
      email_confirmed_at: expect.any(Date),
    });
    expect((await stored(other.id)).phone_number).toBeNull();
    expect(await kindsOf(id)).toEqual([]);
    await change(headers, { email, phone_number: '' });
    expect((await stored(id)).phone_number).toBeNull();
  });

  testInAll('refuses a telephone number that is too long', async () => {
    const { email, headers } = await aPerson();
    const answer = await change(headers, { email, phone_number: '1'.repeat(31) });
    expect(answer.json().errors).toEqual({
      phone_number: ['No telephone maksimal 30 karakter'],
    });
  });
});

describe('another address', () => {
  test('another address takes the current password', async () => {
    const { id, email, other, headers } = await aPerson();
    const without = await change(headers, { email: other });
    expect(without.statusCode).toBe(422);
    expect(without.json().errors).toEqual(NEEDED);
    const wrong = await change(headers, { email: other, password: 'Bukan-Password-1' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual(WRONG);
    expect(await stored(id)).toMatchObject({ email, email_confirmed_at: expect.any(Date) });
    expect(await kindsOf(id)).toEqual([]);
  });

  test('makes another address unconfirmed, sends it the link, and tells the one before', async () => {
    const { id, email, other, headers } = await aPerson();
    inSeconds(60);
    const answer = await change(headers, { email: other, password: TEST_PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ email: other, email_state: 'unconfirmed' });
    expect(await kindsOf(id)).toEqual(['changed_email', 'confirm_email']);
    const message = await toOldAddress(id);
    expect(message).toMatchObject({ to: email, subject: 'Alamat email akun Anda diganti' });
    expect(message?.text).toContain('diganti pada 2 Mar 2026 pukul 15:01 WIB');
    expect(message?.text).toContain('https://magang.example/change-password');
    expect(message?.text).not.toContain(other);
    // The address is in the audit trail only.
    expect(JSON.stringify(await mailsOf(id))).not.toContain(email);
  });

  test('records another address in the audit trail, with the operation', async () => {
    const { id, email, other, headers } = await aPerson();
    await change(headers, { email: other, phone_number: '0811', password: TEST_PASSWORD });
    const entry = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'operation', 'actor_user_id', 'old', 'new'])
      .where('subject', '=', 'users')
      .where('subject_id', '=', String(id))
      .where('operation', '=', 'changeOwnContact')
      .executeTakeFirst();
    expect(entry).toEqual({
      ...{ action: 'update', operation: 'changeOwnContact', actor_user_id: id },
      ...{ old: { email, phone_number: null }, new: { email: other, phone_number: '0811' } },
    });
  });

  test('tells no address that was not confirmed', async () => {
    const { id, other, headers } = await aPerson({ email_confirmed_at: null });
    await change(headers, { email: other, password: TEST_PASSWORD });
    expect(await kindsOf(id)).toEqual(['confirm_email']);
  });

  test('ends the codes that were mailed to the address before', async () => {
    const { nim, other, headers } = await aPerson();
    const url = '/api/password-codes/request';
    await app.inject({ method: 'POST', url, payload: { identifier: nim } });
    const mail = await app.db.selectFrom('mails').select('id').execute();
    expect(mail).toHaveLength(1);
    inSeconds(60);
    await change(headers, { email: other, password: TEST_PASSWORD });
    const works = await app.db
      .selectFrom('password_codes')
      .innerJoin('users', 'users.id', 'password_codes.user_id')
      .select('nonce')
      .whereRef('users.email_confirmed_at', '<=', 'password_codes.created_at')
      .executeTakeFirst();
    expect(works).toBeUndefined();
  });

  test('keeps the state of an address that differs in case only', async () => {
    const { id, email, headers } = await aPerson();
    const answer = await change(headers, { email: email.toUpperCase() });
    expect(answer.statusCode).toBe(200);
    expect(await stored(id)).toMatchObject({
      email: email.toUpperCase(),
      email_confirmed_at: expect.any(Date),
    });
    expect(await kindsOf(id)).toEqual([]);
  });

  test('refuses the address of another account, whatever its case', async () => {
    const taken = await aPerson();
    const { id, email, headers } = await aPerson();
    const payload = { email: taken.email.toUpperCase(), password: TEST_PASSWORD };
    const answer = await change(headers, payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ email: ['Email sudah digunakan'] });
    expect((await stored(id)).email).toBe(email);
    expect(await kindsOf(id)).toEqual([]);
  });

  test('sends a link again to an address that had one before', async () => {
    const { id, email, other, headers } = await aPerson();
    await change(headers, { email: other, password: TEST_PASSWORD });
    inSeconds(30);
    await change(headers, { email, password: TEST_PASSWORD });
    inSeconds(60);
    await change(headers, { email: other, password: TEST_PASSWORD });
    expect(await kindsOf(id)).toEqual([
      'changed_email',
      ...['confirm_email', 'confirm_email', 'confirm_email'],
    ]);
  });

  test('sends no sixth link in a day', async () => {
    const { id, email, headers } = await aPerson({ email_confirmed_at: null });
    for (let turn = 1; turn <= 6; turn += 1) {
      inSeconds(turn);
      const answer = await change(headers, { email: `${turn}.${email}`, password: TEST_PASSWORD });
      expect(answer.statusCode).toBe(200);
    }
    expect(await kindsOf(id)).toHaveLength(5);
  });

  test('guesses of the password are limited together with those of a changed password', async () => {
    const { email, other, headers } = await aPerson();
    const guess = () => change(headers, { email: other, password: 'Bukan-Password-1' });
    for (let round = 0; round < FAILURES_PER_ACCOUNT; round += 1) await guess();
    const locked = await change(headers, { email: other, password: TEST_PASSWORD });
    expect(locked.json().errors).toEqual(WRONG);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    const next = 'Kuda-Laut-77-Hijau';
    const changed = await app.inject({
      method: 'PUT',
      url: '/api/change-password',
      headers,
      remoteAddress: '10.0.0.1',
      payload: { password: TEST_PASSWORD, new_password: next, new_password_confirmation: next },
    });
    expect(changed.json().errors).toEqual(WRONG);
    // A change without a password is still possible.
    expect((await change(headers, { email, phone_number: '0811' })).statusCode).toBe(200);
  });

  test('takes the first address of a person who was invited by telephone', async () => {
    const { user, nik } = await aMentor(app.db);
    const headers = bearer(await tokenFor(nik));
    const email = user.email ?? '';
    await app.db.deleteFrom('mails').execute();
    await app.db.updateTable('users').set({ email: null }).where('id', '=', user.id).execute();
    const alone = await change(headers, { email: null, phone_number: '0811' });
    expect(alone.statusCode).toBe(200);
    expect((await change(headers, { email })).json().errors).toEqual(NEEDED);
    expect((await change(headers, { email, password: TEST_PASSWORD })).statusCode).toBe(200);
    const emptied = await change(headers, { email: null, password: TEST_PASSWORD });
    expect(emptied.json().errors).toEqual({ email: ['Email tidak valid'] });
    expect(await kindsOf(user.id)).toEqual(['confirm_email']);
  });

  test('stores no address after a reset that came while the password was verified', async () => {
    const { id, email, other, headers } = await aPerson();
    verify.mockImplementationOnce(async () => {
      const password_hash = 'reset';
      await app.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
      return true;
    });
    const answer = await change(headers, { email: other, password: TEST_PASSWORD });
    expect(answer.json().errors).toEqual(WRONG);
    expect((await stored(id)).email).toBe(email);
  });

  test('refuses an address when the office has changed the account since it was read', async () => {
    const { id, email, other, headers } = await aPerson();
    const { version } = await stored(id);
    await app.db.updateTable('users').set({ phone_number: '0822' }).where('id', '=', id).execute();
    const answer = await change(headers, { email: other, password: TEST_PASSWORD, version });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('stale_version');
    expect((await stored(id)).email).toBe(email);
  });
});

testOnServer(
  'an address that the office has just replaced does not come back without a password',
  async () => {
    const { id, email, other, headers } = await aPerson();
    const { answer, hasWaited } = await during(
      app.db,
      (trx) => trx.updateTable('users').set({ email: other }).where('id', '=', id).execute(),
      () => change(headers, { email, phone_number: '0811' }),
    );
    expect(hasWaited).toBe(true);
    expect(answer.json().errors).toEqual(NEEDED);
    expect(await stored(id)).toMatchObject({ email: other, phone_number: null });
  },
);

test("asks for a session, and waits for a new password in place of a default one's", async () => {
  expect((await read({})).statusCode).toBe(401);
  expect((await change({}, {})).statusCode).toBe(401);
  const { user, nim } = await aStudent(app.db, { user: { has_default_password: true } });
  const headers = bearer(await tokenFor(nim));
  for (const answer of [await read(headers), await change(headers, { email: user.email })]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('password_change_required');
  }
});

describe('a server without mail', () => {
  let silent: TestApp;
  beforeAll(async () => {
    silent = await buildTestApp();
  });
  afterAll(() => silent.close());

  test('queues nothing', async () => {
    const { user } = await aStudent(silent.db);
    const headers = await silent.signIn(user);
    await silent.db.updateTable('users').set({ email_confirmed_at: new Date() }).execute();
    const answer = await silent.inject({
      method: 'PUT',
      url: '/api/me/contact',
      headers,
      payload: { email: `baru.${user.email}`, password: TEST_PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.email_state).toBe('off');
    expect(await silent.db.selectFrom('mails').select('id').execute()).toEqual([]);
  });
});
