import { type MailKind, queueMails } from '@/server/mail/mail';
import { aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { closeMailServers, smtpRefusal, startMailServer } from '@/server/testing/mail/mailServer';
import { testInAll } from '@/shared/testing/testLevel';

type Headers = Record<string, string>;

const NOW = new Date('2026-11-20T02:00:00Z');
const HELLO: MailKind = {
  kind: 'hello',
  label: 'Salam',
  compose: async () => ({ to: 'siti@kampus.example', subject: 'Salam', text: 'x', html: 'x' }),
};
const NOBODY = '0b9f2f0e-3c0a-4c57-9a3b-2f0d7f5f9f11';

let app: TestApp;
let admin: Headers;
/** The refusals of the mail server, one a mail; then it takes mails. */
let answers: Error[];

beforeAll(async () => {
  const server = await startMailServer({
    onRcptTo: (_address, _session, callback) => callback(answers.shift()),
  });
  app = await buildTestApp({
    mailKinds: [HELLO],
    config: { smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom: 'TI <ti@kampus.example>' },
  });
  app.setTime(NOW);
  admin = await app.signIn('super_admin');
});
beforeEach(async () => {
  answers = [];
  app.setTime(NOW);
  await app.db.deleteFrom('mails').execute();
});
afterAll(async () => {
  await app.close();
  await closeMailServers();
});

const stateOf = async (of: TestApp = app, headers = admin) =>
  (await of.inject({ url: '/api/health?full=1', headers })).json().details.mail;
const failed = async (headers: Headers = admin) =>
  app.inject({ url: '/api/mails/failed', headers });
const retry = (id: string, headers: Headers = admin, of: TestApp = app) =>
  of.inject({ method: 'POST', url: `/api/mails/${id}/retry`, headers });

async function queueFor(...names: string[]) {
  for (const name of names) {
    const { user } = await aStudent(app.db, { user: { name } });
    await queueMails(app.db, [{ user_id: user.id, kind: 'hello', matter: name }], NOW);
  }
}

testInAll('says how many mails wait, were sent and have failed', async () => {
  expect(await stateOf()).toEqual({
    is_on: true,
    sender: 'TI <ti@kampus.example>',
    waiting: 0,
    oldest_waiting_at: null,
    sent_last_week: 0,
    failed: 0,
    failure: null,
  });
  await queueFor('Siti', 'Budi', 'Ayu');
  answers = [smtpRefusal(550, '5.1.1 Unknown')];
  await app.services.mailer.sendDue();
  expect(await stateOf()).toMatchObject({
    sent_last_week: 2,
    failed: 1,
    failure: '550 5.1.1 Unknown',
  });
  app.setTime('2026-11-28T02:00:00Z');
  await queueFor('Dewi');
  expect(await stateOf(app, await app.signIn('super_admin'))).toMatchObject({
    waiting: 1,
    oldest_waiting_at: NOW.toISOString(),
    sent_last_week: 0,
  });
});

testInAll('sends a failed mail again', async () => {
  await queueFor('Siti');
  answers = [smtpRefusal(550, '5.1.1 <siti@kampus.example> unknown')];
  await app.services.mailer.sendDue();
  const [mail] = (await failed()).json().data;
  expect(mail).toEqual({
    id: expect.any(String),
    name: 'Siti',
    kind: 'Salam',
    failed_at: NOW.toISOString(),
    failure: '550 5.1.1 <(alamat)> unknown',
  });

  const answer = await retry(mail.id);
  expect(answer.statusCode).toBe(202);
  expect((await failed()).json().data).toEqual([]);
  expect((await retry(mail.id)).statusCode).toBe(409);
  await app.services.mailer.sendDue();
  expect(await stateOf()).toMatchObject({ sent_last_week: 1, failed: 0, failure: null });
});

test('refuses what is no mail', async () => {
  expect((await retry(NOBODY)).statusCode).toBe(404);
  expect((await retry('1')).statusCode).toBe(404);
});

test('only super admins see failed mails and send them again', async () => {
  for (const role of ['lecturer', 'mentor', 'student'] as const) {
    const headers = await app.signIn(role);
    expect((await failed(headers)).statusCode).toBe(403);
    expect((await retry(NOBODY, headers)).statusCode).toBe(403);
  }
  expect((await failed({})).statusCode).toBe(401);
  expect((await retry(NOBODY, {})).statusCode).toBe(401);
});

testInAll('says that there is no mail server', async () => {
  const silent = await buildTestApp();
  const headers = await silent.signIn('super_admin');
  expect(await stateOf(silent, headers)).toMatchObject({ is_on: false, sender: null });
  const answer = await retry(NOBODY, headers, silent);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Server email belum diatur (SMTP_URL).',
  ]);
  await silent.close();
});
