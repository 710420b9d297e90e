import { callsOf } from '@/server/testing/aDesk';
import { aLecturer, aStudent, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';
import { passwordMail } from './kinds/passwordMail';

const NOW = '2026-11-20T02:00:00Z';
const MAIL = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'ti@kampus.example' };
const NEW = 'Kuda-Laut-77-Hijau';
const CHANGE = { password: TEST_PASSWORD, new_password: NEW, new_password_confirmation: NEW };

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ config: MAIL });
  app.setTime(NOW);
});
beforeEach(async () => {
  await app.db.deleteFrom('mails').execute();
  await app.db.deleteFrom('public_address').execute();
});
afterAll(() => app.close());

const confirm = (id: number) =>
  app.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(NOW) })
    .where('id', '=', id)
    .execute();
const queued = (kind = 'password', of: TestApp = app) =>
  of.db.selectFrom('mails').selectAll().where('kind', '=', kind).execute();

async function compose() {
  const [mail] = await queued();
  if (!mail) throw new Error('no mail');
  return passwordMail(app.services).compose(mail);
}

const knownAt = (address: string) =>
  app.db
    .insertInto('public_address')
    .values({ address, confirmed_at: new Date(NOW) })
    .execute();

test('the own new password is mailed, with the way out if it was somebody else', async () => {
  const { user } = await aStudent(app.db);
  await confirm(user.id);
  await knownAt('https://magang.kampus.example');
  const answer = await (await callsOf(app, user)).put('/change-password', CHANGE);
  expect(answer.statusCode).toBe(200);
  const message = await compose();
  expect(message).toMatchObject({ to: user.email, subject: 'Password Anda diubah' });
  expect(message?.text).toContain('diubah pada 20 Nov 2026 pukul 09:00 WIB');
  expect(message?.text).toContain('Bukan Anda?');
  expect(message?.text).toContain('https://magang.kampus.example/devices');
  expect(message?.preferences).toBeUndefined();
});

test('a reset password is mailed once, even to a person who has turned its news off', async () => {
  const { user } = await aLecturer(app.db);
  await confirm(user.id);
  await app.db
    .insertInto('muted_notifications')
    .values({ user_id: user.id, kind: 'reset_passwords' })
    .execute();
  const admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
  expect((await admin.put(`/users/${user.id}/reset-password`)).statusCode).toBe(200);
  expect(await queued()).toMatchObject([
    { user_id: user.id, matter: `reset ${new Date(NOW).toISOString()}` },
  ]);
  expect((await compose())?.subject).toBe('Password Anda direset');
  expect((await compose())?.text).not.toContain('http');
});

test('a reset of several accounts mails each of them', async () => {
  const people = [await aStudent(app.db), await aLecturer(app.db)];
  const ids = people.map(({ user }) => user.id);
  const admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
  const answer = await admin.post('/users/actions', { action: 'reset_password', ids });
  expect(answer.statusCode).toBe(200);
  expect((await queued()).map(({ user_id }) => user_id).sort()).toEqual([...ids].sort());
});

test('a refused change is not mailed', async () => {
  const { user } = await aStudent(app.db);
  const wrong = { ...CHANGE, password: 'salah-sekali' };
  expect((await (await callsOf(app, user)).put('/change-password', wrong)).statusCode).toBe(422);
  expect(await queued()).toEqual([]);
});

test('an address that is not confirmed gets no mail about a password', async () => {
  const { user } = await aStudent(app.db);
  await (await callsOf(app, user)).put('/change-password', CHANGE);
  expect(await compose()).toBeNull();
});

testInAll('a server without mail queues none about passwords', async () => {
  const silent = await buildTestApp();
  const { user } = await aStudent(silent.db);
  const answer = await (await callsOf(silent, user)).put('/change-password', CHANGE);
  expect(answer.statusCode).toBe(200);
  expect(await queued('password', silent)).toEqual([]);
  await silent.close();
});
