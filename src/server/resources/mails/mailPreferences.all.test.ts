import { aDesk, type callsOf, type Desk } from '@/server/testing/aDesk';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import type { components } from '@/shared/contract.gen';

type Preferences = components['schemas']['MailPreferences'];
type Caller = Awaited<ReturnType<typeof callsOf>>;

const NOW = '2026-11-20T02:00:00Z';
const MAIL = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'ti@kampus.example' };

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await buildTestApp({ config: MAIL });
  app.setTime(NOW);
});
beforeEach(async () => {
  desk = await aDesk(app);
});
afterAll(() => app.close());

const read = async (who: Caller): Promise<Preferences> =>
  (await who.get('/mail-preferences')).json().data;
const of = (preferences: { kind: string; channel: string; channels: string[] }[], kind: string) => {
  const found = preferences.find((preference) => preference.kind === kind);
  return found && { channel: found.channel, channels: found.channels };
};

const RETURNED = '/mail-preferences/news/returned_activities';

test('the defaults are at once for what cannot wait and the digest for everything else', async () => {
  const { news, follow_ups, digest_hour, email_state } = await read(desk.as.student);
  expect([digest_hour, email_state]).toEqual([7, 'unconfirmed']);
  expect(of(news, 'returned_activities')).toEqual({
    channel: 'at_once',
    channels: ['at_once', 'digest', 'never'],
  });
  expect(of(news, 'entered_presses')).toEqual({
    channel: 'digest',
    channels: ['digest', 'never'],
  });
  expect(of(news, 'reset_passwords')).toEqual({ channel: 'at_once', channels: ['at_once'] });
  for (const { channel } of follow_ups) expect(channel).toBe('digest');
  expect(of(follow_ups, 'waiting_reviews')).toBeUndefined();
});

test('keeps the choices of each topic and of each person apart', async () => {
  const { student, mentor } = desk.as;
  expect((await student.put(RETURNED, { channel: 'digest' })).statusCode).toBe(200);
  const matters = '/mail-preferences/follow-ups/returned_activities';
  expect((await student.put(matters, { channel: 'never' })).statusCode).toBe(200);
  const hour = { digest_hour: 0 };
  expect((await student.put('/mail-preferences/digest-hour', hour)).statusCode).toBe(200);
  const own = await read(student);
  expect(of(own.news, 'returned_activities')?.channel).toBe('digest');
  expect(of(own.follow_ups, 'returned_activities')?.channel).toBe('never');
  expect(own.digest_hour).toBe(0);
  const other = await read(mentor);
  expect(other.digest_hour).toBe(7);
  expect(other.follow_ups.map(({ channel }) => channel)).not.toContain('never');
});

test('takes the last of several choices, also of those at the same time', async () => {
  const { student } = desk.as;
  const answers = await Promise.all(
    ['never', 'digest', 'at_once', 'never'].map((channel) => student.put(RETURNED, { channel })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await student.put(RETURNED, { channel: 'at_once' });
  expect(of((await read(student)).news, 'returned_activities')?.channel).toBe('at_once');
});

test.each([
  ['a mail about a reset password that can be turned off', '/news/reset_passwords', 'never'],
  ['a reset password in the digest', '/news/reset_passwords', 'digest'],
  ['news at once that can wait', '/news/entered_presses', 'at_once'],
  ['a matter at once', '/follow-ups/missing_logs', 'at_once'],
  ['an unknown channel', '/news/returned_activities', 'sms'],
])('refuses %s', async (_what, path, channel) => {
  const answer = await desk.as.student.put(`/mail-preferences${path}`, { channel });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['channel']]);
});

test.each([24, -1, 7.5, null])('refuses %s as an hour', async (digest_hour) => {
  const answer = await desk.as.student.put('/mail-preferences/digest-hour', { digest_hour });
  expect(answer.statusCode).toBe(422);
});

test('knows only the kinds of the role', async () => {
  const body = { channel: 'never' };
  const { student, mentor } = desk.as;
  expect((await mentor.put(RETURNED, body)).statusCode).toBe(404);
  const reviews = '/mail-preferences/follow-ups/waiting_reviews';
  expect((await student.put(reviews, body)).statusCode).toBe(404);
});

test('says that the server sends no mails', async () => {
  const silent = await buildTestApp();
  const headers = await silent.signIn('student');
  const answer = await silent.inject({ url: '/api/mail-preferences', headers });
  expect(answer.json().data.email_state).toBe('off');
  await silent.close();
});
