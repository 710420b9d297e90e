import { FAILURES_PER_ACCOUNT } from '@/server/auth/loginLimits';
import { passwordCodeMail } from '@/server/resources/mails/kinds/passwordCodeMail';
import { INTERVAL_S, UNKNOWN_CODES } from '@/server/resources/reports/verificationLimit';
import { aMentor, aStudent, aSuperAdmin, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { openConnections } from '@/server/testing/openConnections';
import { race, statuses } from '@/server/testing/race';
import { byLevel } from '@/shared/testing/testLevel';
import { MOST_MAILED } from './passwordCodeQueries';

const NOW = '2026-03-02T03:00:00.000Z';
const afterMinutes = (minutes: number) =>
  new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
const PASSWORD = 'Kuda-Laut-77-Hijau';
const SAME_WORDS = {
  data: {
    message:
      'Jika akun ini memiliki email yang terverifikasi, tautan untuk membuat password baru dikirim ke sana. Tautan berlaku satu jam.',
  },
};
const INVALID = /^Kode ini tidak berlaku: salah ketik, sudah dipakai, atau kedaluwarsa\./;

let app: TestApp;
let admin: { id: number; name: string; headers: Record<string, string> };

beforeAll(async () => {
  app = await buildTestApp({
    config: { smtpUrl: 'smtp://mail.example', publicUrl: 'https://magang.example' },
  });
  app.setTime(NOW);
  const { user } = await aSuperAdmin(app.db);
  admin = { id: user.id, name: user.name, headers: await app.signIn(user) };
});
beforeEach(async () => {
  app.setTime(NOW);
  await app.db.deleteFrom('verification_networks').execute();
});
afterAll(() => app.close());

const post = (path: string, payload: object, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress });
const request = (identifier: string, address?: string) =>
  post('/password-codes/request', { identifier }, address);
const holderOf = (code: string) => post('/password-codes/holder', { code });
const recover = (code: string, new_password = PASSWORD) =>
  post('/password-codes/recovery', {
    code,
    new_password,
    new_password_confirmation: new_password,
  });
const logIn = (identifier: string, password: string) => post('/login', { identifier, password });

async function aPersonWithMail(changes: object = {}) {
  const student = await aStudent(app.db);
  await app.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(NOW), ...changes })
    .where('id', '=', student.user_id)
    .execute();
  return student;
}

const mailsOf = (user_id: number) =>
  app.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'password_code')
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .execute();

/** The codes of the links in the mails of a person. */
async function mailedCodes(user_id: number): Promise<string[]> {
  const messages = await Promise.all(
    (await mailsOf(user_id)).map((mail) => passwordCodeMail(app.services).compose(mail)),
  );
  return messages.flatMap((message) => {
    const code = /https:\/\/magang\.example\/lupa-password#([0-9A-Z-]{14})/.exec(
      message?.text ?? '',
    );
    return code?.[1] ?? [];
  });
}

async function mailedCode(student: { nim: string; user_id: number }): Promise<string> {
  const before = await mailedCodes(student.user_id);
  await request(student.nim);
  const codes = await mailedCodes(student.user_id);
  return codes.find((code) => !before.includes(code)) ?? '';
}

const give = (id: number) =>
  app.inject({
    method: 'POST',
    url: `/api/users/${id}/password-code`,
    headers: admin.headers,
  });

const entriesOf = async (userId: number) =>
  app.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_user_id', 'reason'])
    .where('subject', '=', 'users')
    .where('subject_id', '=', String(userId))
    .orderBy('id')
    .execute();

describe('requests for a link', () => {
  test('a link goes to the confirmed address, however the number is typed', async () => {
    const { nim, user_id, user } = await aPersonWithMail();
    const spaced = `${nim.slice(0, 3)} ${nim.slice(3, 6)}.${nim.slice(6)}`;
    expect((await request(spaced)).json()).toEqual(SAME_WORDS);
    const [mail] = await mailsOf(user_id);
    if (!mail) throw new Error('no mail');
    expect(await passwordCodeMail(app.services).compose(mail)).toMatchObject({
      to: user.email,
      subject: 'Password baru',
    });
  });

  test.each([
    ['without a confirmed address', { email_confirmed_at: null }],
    [
      'with an address that refuses mails',
      { email_confirmed_at: null, email_refused_at: new Date(NOW) },
    ],
    ['that is inactive', { is_active: false }],
  ])('an account %s gets the same answer, and no mail', async (_name, changes) => {
    const { nim, user_id } = await aPersonWithMail(changes);
    const answer = await request(nim);
    expect([answer.statusCode, answer.body]).toEqual([200, JSON.stringify(SAME_WORDS)]);
    expect(await mailsOf(user_id)).toEqual([]);
  });

  test('an unknown number gets the same answer', async () => {
    const answer = await request('99999999');
    expect([answer.statusCode, answer.body]).toEqual([200, JSON.stringify(SAME_WORDS)]);
  });

  test('an account gets a few mails in an hour, and the links of before go on working', async () => {
    const { nim, user_id } = await aPersonWithMail();
    for (let tries = 0; tries < MOST_MAILED + 2; tries += 1) {
      expect((await request(nim)).json()).toEqual(SAME_WORDS);
    }
    const codes = await mailedCodes(user_id);
    expect(codes).toHaveLength(MOST_MAILED);
    for (const code of codes) expect((await holderOf(code)).statusCode).toBe(200);
    app.setTime(afterMinutes(61));
    await request(nim);
    expect(await mailsOf(user_id)).toHaveLength(MOST_MAILED + 1);
  });

  test('an account gets ten mails in a day', async () => {
    const { nim, user_id } = await aPersonWithMail();
    for (let hour = 0; hour < 6; hour += 1) {
      app.setTime(afterMinutes(61 * hour));
      for (let tries = 0; tries < MOST_MAILED; tries += 1) await request(nim);
    }
    expect(await mailsOf(user_id)).toHaveLength(10);
  });

  test('many requests from one network are refused, and those of another one are not', async () => {
    for (let tries = 0; tries < UNKNOWN_CODES; tries += 1) {
      expect((await request(`8888${tries}`)).statusCode).toBe(200);
    }
    const answer = await request('88889');
    expect(answer.statusCode).toBe(429);
    expect(answer.json().message).toMatch(/^Terlalu banyak permintaan dari jaringan ini\./);
    expect((await request('88889', '198.51.100.9')).statusCode).toBe(200);
    app.setTime(new Date(Date.parse(NOW) + INTERVAL_S * 1000));
    expect((await request('88889')).statusCode).toBe(200);
  });

  test('a server that sends no mails refuses them', async () => {
    const own = await buildTestApp();
    const answer = await own.inject({
      method: 'POST',
      url: '/api/password-codes/request',
      payload: { identifier: '1' },
    });
    expect(answer.statusCode).toBe(409);
    await own.close();
  });
});

describe('a mailed code', () => {
  test('sets a new password once, and ends all sessions and all other codes', async () => {
    const student = await aPersonWithMail();
    const before = await app.signIn({ id: student.user_id, role: 'student' });
    const other = await mailedCode(student);
    const code = await mailedCode(student);
    expect(code).not.toBe(other);
    expect((await holderOf(code)).json()).toEqual({ data: { name: student.user.name } });

    expect((await recover(code)).json()).toEqual({
      data: { message: 'Password baru tersimpan. Silakan masuk.' },
    });
    const me = await app.inject({ method: 'POST', url: '/api/me', headers: before });
    expect(me.statusCode).toBe(401);
    expect((await logIn(student.nim, TEST_PASSWORD)).statusCode).toBe(422);
    expect((await logIn(student.nim, PASSWORD)).statusCode).toBe(200);
    for (const used of [code, other]) {
      const late = await recover(used);
      expect(late.statusCode).toBe(404);
      expect(late.json().message).toMatch(INVALID);
    }
    expect(await entriesOf(student.user_id)).toContainEqual({
      action: 'recover_password',
      actor_user_id: student.user_id,
      reason: 'tautan dari email',
    });
    const told = await app.db
      .selectFrom('mails')
      .select('matter')
      .where('kind', '=', 'password')
      .where('user_id', '=', student.user_id)
      .execute();
    expect(told).toEqual([{ matter: `recovered ${NOW}` }]);
  });

  test('expires after an hour', async () => {
    const code = await mailedCode(await aPersonWithMail());
    app.setTime(afterMinutes(59));
    expect((await holderOf(code)).statusCode).toBe(200);
    app.setTime(afterMinutes(60));
    expect((await recover(code)).statusCode).toBe(404);
  });

  test('opens nothing with one character changed', async () => {
    const code = await mailedCode(await aPersonWithMail());
    const tampered = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    expect((await recover(tampered)).statusCode).toBe(404);
    expect((await recover(code)).statusCode).toBe(200);
  });

  test.each([
    ['the account is switched off', { is_active: false }],
    ['the address is not confirmed any more', { email_confirmed_at: null }],
  ])('opens nothing once %s', async (_name, changes) => {
    const student = await aPersonWithMail();
    const code = await mailedCode(student);
    await app.db.updateTable('users').set(changes).where('id', '=', student.user_id).execute();
    expect((await recover(code)).statusCode).toBe(404);
  });

  test('opens nothing after another address was confirmed', async () => {
    const student = await aPersonWithMail();
    const code = await mailedCode(student);
    await app.db
      .updateTable('users')
      .set({ email: 'baru@kampus.example' })
      .where('id', '=', student.user_id)
      .execute();
    await app.db
      .updateTable('users')
      .set({ email_confirmed_at: new Date(afterMinutes(5)) })
      .where('id', '=', student.user_id)
      .execute();
    app.setTime(afterMinutes(6));
    expect((await recover(code)).statusCode).toBe(404);
    expect(await mailedCodes(student.user_id)).toEqual([]);
  });

  test('opens nothing once its person has changed the password', async () => {
    const student = await aPersonWithMail();
    const code = await mailedCode(student);
    const changed = await app.inject({
      method: 'PUT',
      url: '/api/change-password',
      headers: await app.signIn({ id: student.user_id, role: 'student' }),
      payload: {
        password: TEST_PASSWORD,
        new_password: PASSWORD,
        new_password_confirmation: PASSWORD,
      },
    });
    expect(changed.statusCode).toBe(200);
    expect((await recover(code, 'Gajah-Terbang-88')).statusCode).toBe(404);
  });

  test('survives a weak password, and nothing changes', async () => {
    const student = await aPersonWithMail();
    const code = await mailedCode(student);
    const answer = await recover(code, 'iloveyou');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['new_password']);
    expect((await logIn(student.nim, TEST_PASSWORD)).statusCode).toBe(200);
    expect((await recover(code)).statusCode).toBe(200);
  });

  test('lets in a person who was locked out after too many wrong passwords', async () => {
    const student = await aPersonWithMail();
    for (let tries = 0; tries < FAILURES_PER_ACCOUNT; tries += 1) {
      await logIn(student.nim, 'wrong');
    }
    expect((await logIn(student.nim, TEST_PASSWORD)).statusCode).toBe(422);
    await recover(await mailedCode(student));
    expect((await logIn(student.nim, PASSWORD)).statusCode).toBe(200);
  });

  test('cancels its mail once it is used', async () => {
    const student = await aPersonWithMail();
    await recover(await mailedCode(student));
    expect(await mailedCodes(student.user_id)).toEqual([]);
  });

  test('works for one of two requests at the same time', async () => {
    await openConnections(app.db, 2);
    for (let round = 0; round < byLevel({ short: 2, all: 10 }); round += 1) {
      const code = await mailedCode(await aPersonWithMail());
      const answers = await race(
        round,
        () => recover(code),
        () => recover(code, 'Gajah-Terbang-88'),
      );
      expect(statuses(answers).sort()).toEqual([200, 404]);
    }
  });
});

describe('a code of the office', () => {
  test('works once within half an hour, and its person learns of it', async () => {
    const student = await aPersonWithMail();
    const answer = await give(student.user_id);
    expect(answer.statusCode).toBe(200);
    const { code, expires_at } = answer.json().data;
    expect(expires_at).toBe(afterMinutes(30));
    app.setTime(afterMinutes(29));
    expect((await holderOf(code)).json()).toEqual({ data: { name: student.user.name } });
    expect((await recover(code)).statusCode).toBe(200);
    expect((await logIn(student.nim, PASSWORD)).statusCode).toBe(200);
    expect(await entriesOf(student.user_id)).toContainEqual({
      action: 'issue_password_code',
      actor_user_id: admin.id,
      reason: null,
    });
    expect(await entriesOf(student.user_id)).toContainEqual({
      action: 'recover_password',
      actor_user_id: student.user_id,
      reason: `kode dari ${admin.name}`,
    });
    const told = await app.db
      .selectFrom('mails')
      .select('matter')
      .where('kind', '=', 'password')
      .where('user_id', '=', student.user_id)
      .orderBy('created_at')
      .execute();
    expect(told.map(({ matter }) => matter.split(' ')[0])).toEqual(['code', 'recovered']);
  });

  test('works without an address, and voids the one before', async () => {
    const { user_id } = await aStudent(app.db);
    const first = (await give(user_id)).json().data.code;
    const second = (await give(user_id)).json().data.code;
    expect((await recover(first)).statusCode).toBe(404);
    app.setTime(afterMinutes(30));
    expect((await recover(second)).statusCode).toBe(404);
  });

  test('needs another person, as the own password is changed elsewhere', async () => {
    expect((await give(admin.id)).statusCode).toBe(409);
  });

  test('needs an account that is switched on', async () => {
    const { user_id } = await aPersonWithMail({ is_active: false });
    expect((await give(user_id)).json().message).toBe('Akun ini nonaktif. Aktifkan dahulu.');
  });

  test('needs a person who has opened the account', async () => {
    const { user_id } = await aMentor(app.db);
    await app.db.updateTable('mentors').set({ nik: null }).where('user_id', '=', user_id).execute();
    const answer = await give(user_id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Orang ini belum membuka akunnya. Kirim ulang undangannya.');
  });
});
