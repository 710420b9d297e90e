import { sql } from 'kysely';
import type { WaitingMail } from '@/server/mail/mail';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import { aCertificate, aDefence, aFinalReport, aNotification } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { newsMail } from './kinds/newsMail';
import { queueNews } from './queueNews';

const MINUTE_MS = 60_000;
const NOW = new Date('2030-03-13T03:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const ADDRESS = 'https://magang.kampus.example';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await buildTestApp({ config: { publicUrl: ADDRESS } });
  app.setTime(NOW);
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.deleteFrom('notifications').execute();
  await app.db.deleteFrom('mails').execute();
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  await confirm(new Date('2030-01-01T00:00:00Z'));
});

const confirm = (email_confirmed_at: Date | null) =>
  app.db
    .updateTable('users')
    .set({ email_confirmed_at })
    .where('id', '=', desk.student.user.id)
    .execute();

async function returned(at = NOW, kind = 'returned_activities') {
  const { id } = await desk.activity({ date: '2030-03-12' });
  return aNotification(app.db, { user_id: desk.student.user.id, kind, matter_id: id, at });
}

const queued = () => app.db.selectFrom('mails').selectAll().orderBy('created_at').execute();

async function compose() {
  const mail = (await queued()).at(-1);
  if (!mail) throw new Error('no mail');
  return newsMail(app.services).compose(mail);
}

test('unread news of the kinds that are mailed become a mail after two minutes', async () => {
  const { matter_id } = await returned();
  await returned(NOW, 'given_grades');
  await queueNews(app.db, after(1));
  expect(await queued()).toEqual([]);
  await queueNews(app.db, after(2));
  expect(await queued()).toMatchObject([{ kind: 'news', state: 'waiting' }]);
  const message = await compose();
  expect(message?.to).toBe(desk.student.user.email);
  expect(message?.subject).toBe('Aktivitas 12 Mar 2030 dikembalikan');
  expect(message?.text).toContain(`${ADDRESS}/student/activities/${matter_id}`);
});

test('news are mailed once, and the mail says nothing that has been read meanwhile', async () => {
  const first = await returned();
  await returned();
  await queueNews(app.db, after(2));
  await queueNews(app.db, after(3));
  await queueNews(app.db, after(40));
  expect(await queued()).toHaveLength(1);
  expect((await compose())?.subject).toBe('2 kabar untuk Anda');
  const read = app.db.updateTable('notifications').set({ read_at: after(3) });
  await read.where('id', '=', first.id).execute();
  expect((await compose())?.subject).toBe('Aktivitas 12 Mar 2030 dikembalikan');
  await read.execute();
  expect(await compose()).toBeNull();
});

test('news that other students cause are not mailed at once', async () => {
  for (const kind of ['asked_members', 'declined_members', 'passed_requests'])
    await returned(NOW, kind);
  await queueNews(app.db, after(2));
  expect(await queued()).toEqual([]);
});

test('a person gets no second mail within half an hour, and later all that has come meanwhile', async () => {
  await returned();
  await queueNews(app.db, after(2));
  await returned(after(5));
  await returned(after(20));
  await queueNews(app.db, after(29));
  expect(await queued()).toHaveLength(1);
  await queueNews(app.db, after(32));
  expect(await queued()).toHaveLength(2);
  expect((await compose())?.subject).toBe('2 kabar untuk Anda');
});

test('news after a clock that was hours ahead are mailed, and no others again', async () => {
  await returned();
  await queueNews(app.db, after(300));
  await returned(after(5));
  await queueNews(app.db, after(40));
  expect(await queued()).toHaveLength(2);
  const { rows } = await sql<WaitingMail>`select * from mails order by matter`.execute(app.db);
  const subjects = await Promise.all(rows.map((mail) => newsMail(app.services).compose(mail)));
  expect(subjects.map((message) => message?.subject)).toEqual([
    'Aktivitas 12 Mar 2030 dikembalikan',
    'Aktivitas 12 Mar 2030 dikembalikan',
  ]);
});

test('news of a clock that was hours ahead hold up no others', async () => {
  await returned(after(300));
  await queueNews(app.db, after(302));
  await returned(after(5));
  await queueNews(app.db, after(40));
  expect(await queued()).toHaveLength(2);
});

test.each([
  ['is not confirmed', () => confirm(null)],
  ['is confirmed after the news', () => confirm(after(1))],
  [
    'is refused by its server',
    () =>
      app.db
        .updateTable('users')
        .set({ email_confirmed_at: null, email_refused_at: NOW, email_refusal: '550 no' })
        .where('id', '=', desk.student.user.id)
        .execute(),
  ],
])('an address that %s gets no mail', async (_state, happens) => {
  await happens();
  await returned();
  await queueNews(app.db, after(2));
  expect(await queued()).toEqual([]);
});

test('a kind that is turned off is not mailed', async () => {
  await returned();
  await app.db
    .insertInto('muted_notifications')
    .values({ user_id: desk.student.user.id, kind: 'returned_activities' })
    .execute();
  await queueNews(app.db, after(2));
  expect(await compose()).toBeNull();
});

const prefer = (channel: 'at_once' | 'digest' | 'never', kind = 'returned_activities') =>
  app.db
    .insertInto('mail_preferences')
    .values({ user_id: desk.student.user.id, topic: 'news', kind, channel })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'topic', 'kind']).doUpdateSet({ channel }),
    )
    .execute();

test.each(['digest', 'never'] as const)(
  'a kind with the channel %s is not mailed at once',
  async (channel) => {
    await returned();
    await prefer(channel);
    await queueNews(app.db, after(2));
    expect(await queued()).toEqual([]);
    await prefer('at_once');
    await queueNews(app.db, after(3));
    expect(await queued()).toHaveLength(1);
  },
);

test('a choice between queueing and sending counts', async () => {
  await returned();
  await queueNews(app.db, after(2));
  await prefer('digest');
  expect(await compose()).toBeNull();
  await prefer('at_once');
  expect(await compose()).not.toBeNull();
});

test('a choice for a matter is none for the news of the same name', async () => {
  await app.db
    .insertInto('mail_preferences')
    .values({
      user_id: desk.student.user.id,
      topic: 'follow_ups',
      kind: 'returned_activities',
      channel: 'never',
    })
    .execute();
  await returned();
  await queueNews(app.db, after(2));
  expect(await compose()).not.toBeNull();
});

test('a kind that cannot be mailed at once is not, whatever is stored', async () => {
  await prefer('at_once', 'entered_presses');
  await returned(NOW, 'entered_presses');
  await queueNews(app.db, after(2));
  expect(await queued()).toEqual([]);
});

test('a line of a mail names a day: that of the words, of the detail, or else of the news', async () => {
  const user_id = desk.student.user.id;
  const { id } = desk.internship;
  await returned();
  await aNotification(app.db, { user_id, kind: 'new_placements', matter_id: id, at: NOW });
  const { id: defence } = await aDefence(app.db, { internship_id: id });
  await aNotification(app.db, {
    ...{ user_id, kind: 'planned_defences', matter_id: defence, at: NOW },
    detail: '20 Mar 2030, 09:00, Ruang Sidang 2',
  });
  const report = await aFinalReport(app.db, { internship_id: id, state: 'accepted' });
  // 23.30 in London is the next day on campus.
  const at = new Date('2030-03-12T23:30:00Z');
  await aNotification(app.db, { user_id, kind: 'decided_reports', matter_id: report.id, at });
  await queueNews(app.db, after(2));
  const lines = (await compose())?.text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toEqual([
    '- Laporan akhir diterima · 13 Mar 2030',
    '- Aktivitas 12 Mar 2030 dikembalikan',
    '- Anda ditempatkan di PT Nusantara · 4 Mar 2030 s/d 30 Jun 2030',
    '- Ujian Anda dijadwalkan · 20 Mar 2030, 09:00, Ruang Sidang 2',
  ]);
});

test.each([
  ['issued_certificates', null, 'Sertifikat magang Anda sudah terbit'],
  ['revoked_certificates', 'Nama mitra salah', 'Sertifikat magang Anda dicabut'],
])('mails the student %s', async (kind, reason, subject) => {
  const { id: revoked_by_user_id, name: revoked_by_name } = desk.lecturer.user;
  const by = { revoked_by_user_id, revoked_by_name };
  const { id } = await aCertificate(app.db, {
    internship_id: desk.internship.id,
    ...(reason && { revoked_at: NOW, revoked_reason: reason, ...by }),
  });
  await aNotification(app.db, { user_id: desk.student.user.id, kind, matter_id: id, at: NOW });
  await queueNews(app.db, after(2));
  const message = await compose();
  expect(message?.subject).toBe(subject);
  expect(message?.text).toContain(`${ADDRESS}/?internship=${desk.internship.id}`);
  expect(message?.text).toContain(reason ?? subject);
});

test('a mail of news says where it is turned off', async () => {
  await returned();
  await queueNews(app.db, after(2));
  const message = await compose();
  const page = `${ADDRESS}/inbox/preferences?for=${desk.student.user.id}`;
  expect(message?.preferences).toBe(page);
  expect(message?.text).toContain(page);
});
