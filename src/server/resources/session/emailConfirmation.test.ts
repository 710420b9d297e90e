import type { NotNull } from 'kysely';
import { digestOfAddress } from '@/server/auth/emailTokens';
import { selectRecipient } from '@/server/resources/mails/addressQueries';
import { confirmEmail } from '@/server/resources/mails/kinds/confirmEmail';
import { onRefused } from '@/server/resources/mails/refuseAddress';
import { aStudent, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import type { components } from '@/shared/contract.gen';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';

const NOW = '2026-03-02T08:00:00Z';
const MAIL = { smtpUrl: 'smtp://mail.example', publicUrl: 'https://magang.example' };

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ config: MAIL });
});
beforeEach(() => app.setTime(NOW));
afterAll(() => app.close());

type News = components['schemas']['Notification'];
type Student = Awaited<ReturnType<typeof aStudent>>;

async function signedIn(of: TestApp = app) {
  const student = await aStudent(of.db);
  return { student, headers: await of.signIn(student.user) };
}

const logIn = ({ nim }: Student, of: TestApp = app) =>
  of.inject({
    method: 'POST',
    url: '/api/login',
    payload: { identifier: nim, password: TEST_PASSWORD },
  });
const request = (headers: Record<string, string>, of: TestApp = app) =>
  of.inject({ method: 'POST', url: '/api/me/email-confirmation', headers });
const confirm = (token: unknown, headers: Record<string, string>) =>
  app.inject({ method: 'PUT', url: '/api/me/email-confirmation', headers, payload: { token } });

const mailsOf = ({ user }: Student, of: TestApp = app) =>
  of.db
    .selectFrom('mails')
    .select(['id', 'user_id', 'kind', 'matter'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
const stored = ({ user }: Student) =>
  app.db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at', 'email_refused_at', 'email_refusal', 'version'])
    .$narrowType<{ email: NotNull }>()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
const tokenOf = async (student: Student) => {
  const { email } = await stored(student);
  return app.services.emailTokens.tokenOf({ userId: student.user.id, email });
};
const changeEmail = ({ user }: Student, email: string) =>
  app.db.updateTable('users').set({ email }).where('id', '=', user.id).execute();

/** The mail that waits first, as it would be sent now. */
async function composed(student: Student) {
  const [mail] = await mailsOf(student);
  if (!mail) throw new Error('no mail');
  return confirmEmail(app.services).compose(mail);
}

describe('a mail with the link', () => {
  test('a mail with the link is queued once for each address, at a log-in', async () => {
    const student = await aStudent(app.db);
    const { email } = await stored(student);
    expect((await logIn(student)).json().user).toMatchObject({ email_state: 'unconfirmed' });
    await logIn(student);
    expect(await mailsOf(student)).toMatchObject([
      { kind: 'confirm_email', matter: digestOfAddress(email) },
    ]);
    await changeEmail(student, `baru.${email}`);
    await logIn(student);
    expect(await mailsOf(student)).toHaveLength(2);
  });

  test('a mail with the link is not queued at the log-in of a person whose address is confirmed or refused', async () => {
    const { student: confirmed, headers } = await signedIn();
    await confirm(await tokenOf(confirmed), headers);
    const refused = await aStudent(app.db);
    await onRefused(app.services, refused.user.id, '550 no such user');
    for (const student of [confirmed, refused]) {
      expect((await logIn(student)).statusCode).toBe(200);
      expect(await mailsOf(student)).toEqual([]);
    }
  });

  test('a mail with the link is sent on request, at most once in five minutes', async () => {
    const { student, headers } = await signedIn();
    expect((await request(headers)).json().data).toMatchObject({ email_state: 'unconfirmed' });
    const again = await request(headers);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toMatch(/^Tautan verifikasi baru saja dikirim\./);
    app.setTime('2026-03-02T08:05:00Z');
    expect((await request(headers)).statusCode).toBe(200);
    expect(await mailsOf(student)).toHaveLength(2);
  });

  test('a mail with the link is sent to an account five times a day at most, whatever its address', async () => {
    const { student, headers } = await signedIn();
    const { email } = await stored(student);
    const statuses: number[] = [];
    for (let nth = 0; nth < 7; nth += 1) {
      app.setTime(new Date(Date.parse(NOW) + nth * 5 * 60_000));
      await changeEmail(student, `${nth}.${email}`);
      statuses.push((await request(headers)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409]);
    await logIn(student);
    expect(await mailsOf(student)).toHaveLength(5);
    app.setTime('2026-03-03T08:00:01Z');
    expect((await request(await app.signIn(student.user))).statusCode).toBe(200);
  });

  testInAll(
    'a mail with the link is sent to an address five times a day at most, whatever the account',
    async () => {
      const address = 'orang.lain@kampus.example';
      let mails = 0;
      for (let nth = 0; nth < 7; nth += 1) {
        const student = await aStudent(app.db);
        await changeEmail(student, nth % 2 === 0 ? address : address.toUpperCase());
        await logIn(student);
        const answer = await request(await app.signIn(student.user));
        expect([200, 409]).toContain(answer.statusCode);
        mails += (await mailsOf(student)).length;
        await changeEmail(student, `bekas.${student.user.id}@kampus.example`);
      }
      expect(mails).toBe(5);
    },
  );

  test('a mail with the link is queued once for many requests at the same moment', async () => {
    const { student, headers } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 12 }, () => request(headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
    expect(await mailsOf(student)).toHaveLength(1);
  });

  test('leads to the page, whose token confirms the address', async () => {
    const { student, headers } = await signedIn();
    await request(headers);
    const mail = await composed(student);
    const { email } = await stored(student);
    expect(mail).toMatchObject({ to: email, subject: 'Konfirmasi email Anda' });
    const link = /https:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).toMatch(/^https:\/\/magang\.example\/email-confirmation\?token=/);
    expect(mail?.html).toContain(`href="${link}"`);
    const token = new URL(link).searchParams.get('token');
    expect((await confirm(token, headers)).statusCode).toBe(200);
  });

  test('escapes the name of the person', async () => {
    const { student, headers } = await signedIn();
    const name = `Siti <b>& "R'`;
    await app.db.updateTable('users').set({ name }).where('id', '=', student.user.id).execute();
    await request(headers);
    const mail = await composed(student);
    expect(mail?.text).toContain(`Halo ${name},`);
    expect(mail?.html).toContain('Halo Siti &lt;b&gt;&amp; &quot;R&#39;,');
  });

  test.each<[string, (student: Student) => Promise<unknown>]>([
    [
      'has been confirmed',
      async (student) => confirm(await tokenOf(student), await app.signIn(student.user)),
    ],
    ['has been refused', ({ user }) => onRefused(app.services, user.id, '550')],
    [
      'belongs to a person who was switched off',
      ({ user }) =>
        app.db.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute(),
    ],
  ])('a mail with the link is not sent if the address %s meanwhile', async (_why, happens) => {
    const { student, headers } = await signedIn();
    await request(headers);
    await happens(student);
    expect(await composed(student)).toBeNull();
  });
});

describe('a confirmation', () => {
  test('takes the session of the owner, and can be repeated', async () => {
    const { student, headers } = await signedIn();
    const token = await tokenOf(student);
    const before = await stored(student);
    const answer = await confirm(token, headers);
    expect(answer.json().data).toMatchObject({ email_state: 'confirmed', email_refusal: null });
    app.setTime('2026-03-02T09:00:00Z');
    expect((await confirm(token, headers)).statusCode).toBe(200);
    const after = await stored(student);
    expect(after).toMatchObject({ email_confirmed_at: new Date(NOW), version: before.version });
    const again = await request(headers);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('Email Anda sudah terverifikasi.');
  });

  test('a confirmation is refused to another person, and without a session', async () => {
    const { student } = await signedIn();
    const other = await signedIn();
    const token = await tokenOf(student);
    const answer = await confirm(token, other.headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toMatch(/^Tautan ini untuk akun lain\./);
    expect((await confirm(token, {})).statusCode).toBe(401);
    for (const person of [student, other.student]) {
      expect((await stored(person)).email_confirmed_at).toBeNull();
    }
  });

  test('a confirmation is refused after three days', async () => {
    const student = await aStudent(app.db);
    const token = await tokenOf(student);
    app.setTime('2026-03-05T08:00:00Z');
    const answer = await confirm(token, await app.signIn(student.user));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toMatch(/^Tautan sudah kedaluwarsa\./);
  });

  test('a confirmation is refused after the address has changed', async () => {
    const { student, headers } = await signedIn();
    const token = await tokenOf(student);
    await changeEmail(student, `lain.${(await stored(student)).email}`);
    const answer = await confirm(token, headers);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toMatch(/^Email akun Anda sudah berubah/);
  });

  test.each([
    ['no token of this server', 'abc', /^Tautan tidak dapat dibaca\./],
    ['no token', '', /tidak valid/],
    ['too long', 'a'.repeat(1001), /tidak valid/],
  ])('a confirmation is refused with %s', async (_what, token, message) => {
    const { headers } = await signedIn();
    const answer = await confirm(token, headers);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toMatch(message);
  });

  test('a confirmation is forgotten with another address, but not with another spelling', async () => {
    const { student, headers } = await signedIn();
    await confirm(await tokenOf(student), headers);
    const { email } = await stored(student);
    await changeEmail(student, email.toUpperCase());
    expect((await stored(student)).email_confirmed_at).not.toBeNull();
    await changeEmail(student, `x${email}`);
    expect((await stored(student)).email_confirmed_at).toBeNull();
  });
});

describe('a refused address', () => {
  test('a refused address is shown with the words of the mail server until its owner asks for another link', async () => {
    const { student, headers } = await signedIn();
    await confirm(await tokenOf(student), headers);
    await onRefused(app.services, student.user.id, `550 ${'x'.repeat(600)}`);
    const me = () => app.inject({ method: 'POST', url: '/api/me', headers });
    expect((await me()).json().data.email_state).toBe('refused');
    expect((await stored(student)).email_refusal).toHaveLength(500);
    expect((await stored(student)).email_confirmed_at).toBeNull();
    expect((await request(headers)).json().data).toMatchObject({
      email_state: 'unconfirmed',
      email_refusal: null,
    });
  });

  test('a new address stays when the mail server refuses the old one after the change', async () => {
    const { student } = await signedIn();
    const { email: old } = await stored(student);
    await changeEmail(student, `baru.${old}`);
    await onRefused(app.services, student.user.id, '550', old);
    expect((await stored(student)).email_refused_at).toBeNull();
    await onRefused(app.services, student.user.id, '550', `BARU.${old}`);
    expect((await stored(student)).email_refused_at).not.toBeNull();
  });

  test('a refused address is forgotten with another address', async () => {
    const { student } = await signedIn();
    await onRefused(app.services, student.user.id, '550');
    await changeEmail(student, `y${(await stored(student)).email}`);
    expect(await stored(student)).toMatchObject({ email_refused_at: null, email_refusal: null });
  });

  test('a refused address is confirmed by a link that has arrived all the same', async () => {
    const { student, headers } = await signedIn();
    await onRefused(app.services, student.user.id, '451');
    expect((await confirm(await tokenOf(student), headers)).json().data.email_state).toBe(
      'confirmed',
    );
  });

  test('a refused address is shown to super admins', async () => {
    const { student } = await signedIn();
    await onRefused(app.services, student.user.id, '550 no such user');
    const answer = await app.inject({
      url: `/api/users/${student.user.id}`,
      headers: await app.signIn('super_admin'),
    });
    expect(answer.json().data).toMatchObject({
      email_state: 'refused',
      email_refusal: '550 no such user',
    });
  });
});

describe('news about refused addresses', () => {
  const newsOf = async (headers: Record<string, string>) => {
    const answer = await app.inject({ url: '/api/notifications?is_read=false', headers });
    return answer.json().data.map(({ title, detail, link }: News) => ({ title, detail, link }));
  };

  test('reach the super admins, until the address is another one', async () => {
    const admin = await app.signIn('super_admin');
    const { student } = await signedIn();
    await onRefused(app.services, student.user.id, '550 no such user');
    expect(await newsOf(admin)).toEqual([
      {
        title: expect.stringMatching(/^Email untuk .+ ditolak, alamatnya perlu diperbaiki$/),
        detail: '550 no such user',
        link: `/users/${student.user.id}/edit`,
      },
    ]);
    expect(await newsOf((await signedIn()).headers)).toEqual([]);
    await changeEmail(student, `z${(await stored(student)).email}`);
    expect(await newsOf(admin)).toEqual([]);
  });

  test('can be turned off', async () => {
    const headers = await app.signIn('super_admin');
    const answer = await app.inject({ url: '/api/notification-preferences', headers });
    expect(answer.json().data[0]).toMatchObject({ kind: 'refused_addresses', is_shown: true });
  });

  test('reach the other super admins when one notes a mail that came back', async () => {
    const [one, other] = [await app.signIn('super_admin'), await app.signIn('super_admin')];
    const { student } = await signedIn();
    const url = `/api/users/${student.user.id}/email-confirmation`;
    expect((await app.inject({ method: 'DELETE', url, headers: one })).statusCode).toBe(200);
    expect(await newsOf(other)).toHaveLength(1);
    expect(await newsOf(one)).toEqual([]);
  });
});

describeInAll('a server that cannot send the link', () => {
  test.each([
    ['without a mail server', { ...MAIL, smtpUrl: null }, 'off', /tidak mengirim email/],
    ['without a public address', { ...MAIL, publicUrl: null }, 'unconfirmed', /belum diatur/],
  ])('queues nothing %s, and says so', async (_what, config, email_state, message) => {
    const other = await buildTestApp({ config });
    try {
      const { student, headers } = await signedIn(other);
      expect((await logIn(student, other)).json().user).toMatchObject({ email_state });
      const answer = await request(headers, other);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toMatch(message);
      expect(await mailsOf(student, other)).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

describe('mails that come back', () => {
  const cameBack = async (userId: number, headers: Record<string, string>) =>
    app.inject({ method: 'DELETE', url: `/api/users/${userId}/email-confirmation`, headers });

  test('stop when a super admin notes it, until the owner confirms the address again', async () => {
    const { student, headers } = await signedIn();
    await confirm(await tokenOf(student), headers);
    const admin = await app.signIn('super_admin');
    expect((await cameBack(student.user.id, admin)).statusCode).toBe(200);
    expect(await stored(student)).toMatchObject({
      email_confirmed_at: null,
      email_refused_at: expect.any(Date),
      email_refusal: expect.stringContaining('super admin'),
    });
    expect(await selectRecipient(app.db, student.user.id)).toBeUndefined();

    expect((await request(headers)).statusCode).toBe(200);
    await confirm(await tokenOf(student), headers);
    expect(await selectRecipient(app.db, student.user.id)).toBeDefined();
  });

  test('answers 404 for a person who does not exist', async () => {
    const admin = await app.signIn('super_admin');
    expect((await cameBack(2147483647, admin)).statusCode).toBe(404);
  });
});
