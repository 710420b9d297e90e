import { sql } from 'kysely';
import { writeWindow } from '@/server/mail/newsWindow';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  aHoliday,
  aNotification,
  anAttendanceRequest,
  aStudent,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { digestMail } from './kinds/digestMail';
import { deleteCancelledDigests, queueDigests } from './queueDigests';

const ADDRESS = 'https://magang.kampus.example';
/** A Wednesday. */
const TODAY = '2030-03-13';
const at = (day: string, time = '07:00') => new Date(`${day}T${time}:00+07:00`);

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await buildTestApp({ config: { publicUrl: ADDRESS } });
});
afterAll(() => app.close());

beforeEach(async () => {
  // The people of other tests have left.
  await app.db.updateTable('users').set({ is_active: false }).execute();
  for (const table of ['mails', 'holidays', 'attendance_requests', 'mailed_follow_ups'] as const) {
    await app.db.deleteFrom(table).execute();
  }
  app.setTime(at(TODAY));
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  await confirm(desk.mentor.user.id);
});

const confirm = (id: number) =>
  app.db
    .updateTable('users')
    .set({ email_confirmed_at: at('2030-01-01') })
    .where('id', '=', id)
    .execute();

const ask = (created_at = at('2030-03-12'), internship_id = desk.internship.id) =>
  anAttendanceRequest(app.db, {
    internship_id,
    start_date: '2030-03-20',
    end_date: '2030-03-20',
    created_at,
  });

const digests = () =>
  app.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'digest')
    .orderBy('created_at')
    .execute();

/** Queues the digests of a moment, and composes that of a person; null without one. */
async function digestOf({ id }: { id: number }, moment: Date) {
  app.setTime(moment);
  await queueDigests(app.services);
  const mail = (await digests())
    .filter(({ user_id, state }) => user_id === id && state === 'waiting')
    .at(-1);
  return mail ? digestMail(app.services).compose(mail) : null;
}

/** The same, as the mailer sends it. */
async function sent(person: { id: number }, day: string) {
  const message = await digestOf(person, at(day));
  await app.db.transaction().execute(async (trx) => {
    await message?.onSent?.(trx);
    await trx
      .updateTable('mails')
      .set({ state: message ? 'sent' : 'cancelled', finished_at: at(day) })
      .where('user_id', '=', person.id)
      .where('state', '=', 'waiting')
      .execute();
  });
  return message;
}

async function daysWithMail(person: { id: number }, days: readonly string[]) {
  const found: string[] = [];
  for (const day of days) if (await sent(person, day)) found.push(day);
  return found;
}

/** The days of March 2030 from the 13th on. */
const DAYS = Array.from({ length: 19 }, (_, index) => `2030-03-${13 + index}`);

const look = async (user: Parameters<typeof callsOf>[1], url = '/follow-ups') => {
  const answer = await (await callsOf(app, user)).get(url);
  expect(answer.statusCode).toBe(200);
};

test('a digest names what waits, with person, day and a link to the place', async () => {
  await ask();
  const message = await digestOf(desk.mentor.user, at(TODAY));
  expect(message?.to).toBe(desk.mentor.user.email);
  expect(message?.subject).toBe('1 hal menunggu Anda');
  expect(message?.text).toContain(
    `Izin & koreksi menunggu keputusan: 1\n- Aditya Pratama · 12 Mar 2030 · ${desk.student.nim} · PT Nusantara\n  ${ADDRESS}/attendance-requests?search=${desk.student.nim}&for=${desk.mentor.user.id}\n`,
  );
  expect(message?.html).toContain('>Izin &amp; koreksi menunggu keputusan: 1</h2>');
});

test('a digest comes at the hour of the person, once a day, also after a stop of the server', async () => {
  await ask();
  const { id: user_id } = desk.mentor.user;
  expect(await digestOf(desk.mentor.user, at(TODAY, '06:59'))).toBeNull();
  await app.db.insertInto('digest_hours').values({ user_id, hour: 15 }).execute();
  expect(await digestOf(desk.mentor.user, at(TODAY, '14:59'))).toBeNull();
  expect(await digestOf(desk.mentor.user, at(TODAY, '21:30'))).not.toBeNull();
  await app.db.deleteFrom('digest_hours').execute();
  await digestOf(desk.mentor.user, at(TODAY, '22:00'));
  expect(await digests()).toHaveLength(1);
});

test('a digest of another day is never sent, however long the mail server was away', async () => {
  await ask();
  const message = await digestOf(desk.mentor.user, at(TODAY));
  expect(message).not.toBeNull();
  const [old] = await digests();
  if (!old) throw new Error('no digest');
  app.setTime(at('2030-03-14', '00:01'));
  expect(await digestMail(app.services).compose(old)).toBeNull();
  await digestOf(desk.mentor.user, at('2030-03-14'));
  expect((await digests()).map(({ matter, state }) => [matter, state])).toEqual([
    ['2030-03-13', 'cancelled'],
    ['2030-03-14', 'waiting'],
  ]);
});

test.each<[string, () => Promise<unknown>]>([
  ['that the person has seen as a number', () => look(desk.mentor.user)],
  [
    'that the person has seen in its list',
    () => look(desk.mentor.user, '/follow-ups/waiting_requests'),
  ],
  [
    'that the person has seen at the desk of requests',
    () => look(desk.mentor.user, '/attendance-requests'),
  ],
  ['that is settled', () => app.db.deleteFrom('attendance_requests').execute()],
  [
    'that is put off',
    () =>
      app.db
        .insertInto('put_off_follow_ups')
        .values({ user_id: desk.mentor.user.id, kind: 'waiting_requests', until: '2030-03-14' })
        .execute(),
  ],
  [
    'of a kind that the person wants no mails about',
    () =>
      app.db
        .insertInto('mail_preferences')
        .values({
          user_id: desk.mentor.user.id,
          topic: 'follow_ups',
          kind: 'waiting_requests',
          channel: 'never',
        })
        .execute(),
  ],
])('a digest does not name a matter %s, even after it was queued', async (_what, happens) => {
  await ask();
  expect(await digestOf(desk.mentor.user, at(TODAY))).not.toBeNull();
  await happens();
  expect(await digestOf(desk.mentor.user, at(TODAY, '07:01'))).toBeNull();
});

test('a matter is named again after three and ten working days, and never after that', async () => {
  await aHoliday(app.db, { date: '2030-03-15' });
  await ask();
  const days = await daysWithMail(desk.mentor.user, DAYS);
  expect(days).toEqual(['2030-03-13', '2030-03-19', '2030-03-28']);
  expect(await daysWithMail(desk.mentor.user, ['2030-04-08', '2030-05-06', '2030-06-24'])).toEqual(
    [],
  );
});

test('a reminder says that it is one', async () => {
  await ask();
  await sent(desk.mentor.user, TODAY);
  expect((await sent(desk.mentor.user, '2030-03-18'))?.text).toContain(
    'PT Nusantara · pengingat ke-1\n',
  );
});

test('a matter that was seen after its mail has no reminders', async () => {
  await ask();
  await sent(desk.mentor.user, TODAY);
  app.setTime(at(TODAY, '09:00'));
  await look(desk.mentor.user);
  expect(await daysWithMail(desk.mentor.user, DAYS)).toEqual([]);
});

test('a matter that is deleted and made again is the same one', async () => {
  const again = async () => {
    await app.db.deleteFrom('attendance_requests').execute();
    await ask();
  };
  await ask();
  const days: string[] = [];
  for (const day of DAYS) {
    if (await sent(desk.mentor.user, day)) days.push(day);
    await app.db.deleteFrom('attendance_requests').execute();
    expect(await digestOf(desk.mentor.user, at(day, '08:00'))).toBeNull();
    await again();
  }
  expect(days).toEqual(['2030-03-13', '2030-03-18', '2030-03-27']);
});

test('a new matter that reads like another one is named, too', async () => {
  await ask();
  await sent(desk.mentor.user, TODAY);
  await ask();
  expect((await sent(desk.mentor.user, '2030-03-14'))?.text).toContain(
    'Izin & koreksi menunggu keputusan: 1 dari 2 yang menunggu',
  );
});

test('another mail on the same day does not replace the digest', async () => {
  await ask();
  await app.db
    .insertInto('mails')
    .values({
      ...{ user_id: desk.mentor.user.id, kind: 'news', matter: '1 2', state: 'sent' },
      ...{ created_at: at(TODAY), next_attempt_at: at(TODAY), finished_at: at(TODAY) },
    })
    .execute();
  expect(await digestOf(desk.mentor.user, at(TODAY))).not.toBeNull();
});

test('news that were mailed at once are the first mail about a matter', async () => {
  await confirm(desk.student.user.id);
  const { id } = await desk.activity({
    date: '2030-03-12',
    attendance_time: at('2030-03-12'),
    returned_at_by_mentor: at('2030-03-12', '15:00'),
  });
  const told = at('2030-03-12', '15:00');
  const news = {
    user_id: desk.student.user.id,
    kind: 'returned_activities',
    matter_id: id,
    at: told,
  };
  await aNotification(app.db, news);
  await app.db
    .insertInto('mails')
    .values({
      ...{ user_id: desk.student.user.id, kind: 'news', state: 'sent' },
      matter: writeWindow({ from: new Date(told.getTime() - 1), to: told }),
      ...{ created_at: told, next_attempt_at: told, finished_at: told },
    })
    .execute();
  // The missing log of the same activity has been seen.
  await look(desk.student.user, '/follow-ups/missing_logs');
  app.setTime(at(TODAY));
  expect(await daysWithMail(desk.student.user, DAYS)).toEqual(['2030-03-15', '2030-03-26']);
});

/** News of a kind that the person wants in the digest. */
async function newsOnDigest() {
  await confirm(desk.student.user.id);
  await app.db
    .insertInto('mail_preferences')
    .values({
      user_id: desk.student.user.id,
      topic: 'news',
      kind: 'new_placements',
      channel: 'digest',
    })
    .execute();
  await aNotification(app.db, {
    user_id: desk.student.user.id,
    kind: 'new_placements',
    matter_id: desk.internship.id,
    at: at('2030-03-12'),
  });
}

test('unread news on the digest are in it once, and those of the desk that it names are not twice', async () => {
  await newsOnDigest();
  const message = await sent(desk.student.user, TODAY);
  expect(message?.subject).toBe('1 kabar untuk Anda');
  expect(message?.text).toContain(`Kabar: 1\n- Anda ditempatkan di PT Nusantara`);
  expect(await sent(desk.student.user, '2030-03-14')).toBeNull();
});

test('news are in the digest also after one of a clock that was days ahead', async () => {
  await newsOnDigest();
  const created_at = at('2030-03-20');
  await app.db
    .insertInto('mails')
    .values({
      ...{ user_id: desk.student.user.id, kind: 'digest', matter: '2030-03-20', state: 'sent' },
      ...{ created_at, next_attempt_at: created_at },
    })
    .execute();
  expect((await sent(desk.student.user, TODAY))?.subject).toBe('1 kabar untuk Anda');
});

test('an activity of today is part of an ordinary day, and named from the next day on', async () => {
  await confirm(desk.student.user.id);
  await desk.activity({ date: TODAY, attendance_time: at(TODAY) });
  for (const { user } of [desk.student, desk.mentor]) expect(await sent(user, TODAY)).toBeNull();
  const next = await sent(desk.mentor.user, '2030-03-14');
  expect(next?.text).toContain('Aktivitas menunggu peninjauan: 1\n- Aditya Pratama · 13 Mar 2030');
});

test.each([
  ['by the hours of the placement', { weekdays: [6, 7] }, '2030-03-16', '2030-03-18'],
  ['Monday to Friday without hours', null, '2030-03-18', '2030-03-16'],
  ['Monday to Friday after the end of the hours', { weekdays: [] }, '2030-03-18', '2030-03-16'],
])('a student works %s', async (_how, pattern, workingDay, dayOff) => {
  await confirm(desk.student.user.id);
  if (pattern) {
    await app.db
      .insertInto('work_patterns')
      .values({
        ...{ internship_id: desk.internship.id, valid_from: '2030-03-04', ...pattern },
        ...{ start_time: '08:00', end_time: '16:00', name: 'Magang', description: '-' },
      })
      .execute();
  }
  await desk.activity({ date: '2030-03-12' });
  expect(await sent(desk.student.user, dayOff)).toBeNull();
  expect(await sent(desk.student.user, workingDay)).not.toBeNull();
});

test('many matters of a kind are numbered, and the page with all of them is linked', async () => {
  for (let number = 0; number < 13; number += 1) await ask();
  const text = (await sent(desk.mentor.user, TODAY))?.text ?? '';
  expect(text.match(/^- Aditya Pratama/gm)).toHaveLength(10);
  expect(text).toContain(`Izin & koreksi menunggu keputusan: 13\n`);
  expect(text).toContain(
    `- dan 3 lainnya\n  ${ADDRESS}/attendance-requests?for=${desk.mentor.user.id}\n`,
  );
  expect(await sent(desk.mentor.user, '2030-03-14')).toBeNull();
});

test('more people than one round takes have their turn in the next rounds', async () => {
  await sql`
    insert into users (name, email, role, password_hash, email_confirmed_at)
    select 'Orang ' || n, 'orang' || n || '@kampus.example', 'student', 'x', now()
    from generate_series(1, 650) as n`.execute(app.db);
  app.setTime(at(TODAY));
  for (const count of [300, 600, 651, 651]) {
    await queueDigests(app.services);
    expect(await digests()).toHaveLength(count);
  }
});

test('people whose address is not confirmed or refused, or who left, have no digest', async () => {
  const { user: refused } = await aStudent(app.db);
  const { user: gone } = await aStudent(app.db);
  await confirm(gone.id);
  await app.db.updateTable('users').set({ is_active: false }).where('id', '=', gone.id).execute();
  await app.db
    .updateTable('users')
    .set({ email_confirmed_at: null, email_refused_at: at(TODAY), email_refusal: '550' })
    .where('id', '=', refused.id)
    .execute();
  await queueDigests(app.services);
  expect((await digests()).map(({ user_id }) => user_id)).toEqual([desk.mentor.user.id]);
});

test('the office sees whom two reminders did not reach, in the list and the digest', async () => {
  const { user: admin } = await aSuperAdmin(app.db);
  await ask();
  await daysWithMail(desk.mentor.user, DAYS);
  const namesOn = async (day: string) => {
    app.setTime(at(day));
    const answer = await (await callsOf(app, admin)).get('/follow-ups/unanswered_reminders');
    return answer.json().data.items.map(({ title }: { title: string }) => title);
  };
  expect(await namesOn('2030-04-02')).toEqual([]);
  await app.db.deleteFrom('seen_follow_ups').execute();
  await confirm(admin.id);
  const message = await sent(admin, '2030-04-03');
  expect(message?.text).toContain(
    'Pengingat tanpa tanggapan: 1\n- Dewi Kartika · 13 Mar 2030 · 1 hal menunggu',
  );
  expect(await namesOn('2030-04-03')).toEqual(['Dewi Kartika']);
});

test('the office reads one list: each person once, with what waits, and not again on the next days', async () => {
  const { user: admin } = await aSuperAdmin(app.db);
  const other = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  const { user: gone } = (await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' }))
    .mentor;
  await confirm(other.mentor.user.id);
  await app.db
    .updateTable('users')
    .set({ name: 'Eko Saputra' })
    .where('id', '=', other.mentor.user.id)
    .execute();
  const answered = await ask();
  for (const day of ['2030-03-11', '2030-03-12']) await ask(at(day), other.internship.id);
  const first_on = '2030-03-13';
  for (const [user_id, mails, last_on] of [
    // Their second reminder has not been sent, their week is not over, or they have left.
    [admin.id, 3, '2030-03-27'],
    [desk.lecturer.user.id, 2, '2030-03-20'],
    [desk.student.user.id, 3, '2030-04-05'],
    [gone.id, 3, '2030-03-27'],
  ] as const) {
    await app.db
      .insertInto('mailed_follow_ups')
      .values({ user_id, kind: 'waiting_requests', matter_key: '1', first_on, last_on, mails })
      .execute();
  }
  await app.db.updateTable('users').set({ is_active: false }).where('id', '=', gone.id).execute();
  for (const day of DAYS) {
    if (day === '2030-03-14') await ask(at(day));
    await sent(desk.mentor.user, day);
    await sent(other.mentor.user, day);
  }
  await confirm(admin.id);
  const lines = async (day: string) => {
    const text = (await sent(admin, day))?.text ?? '';
    const section = text.split('Pengingat tanpa tanggapan: ')[1]?.split('\n\n')[0] ?? '';
    return section.split('\n').filter((line) => !line.startsWith('  '));
  };
  expect(await lines('2030-04-03')).toEqual([
    '2',
    '- Dewi Kartika · 13 Mar 2030 · 1 hal menunggu',
    '- Eko Saputra · 13 Mar 2030 · 2 hal menunggu',
  ]);
  // The day of a person who answers in part moves on, and the line is the same.
  await app.db.deleteFrom('attendance_requests').where('id', '=', answered.id).execute();
  for (const day of ['2030-04-04', '2030-04-05']) expect(await lines(day)).toEqual(['']);
  expect(await lines('2030-04-08')).toEqual([
    '2',
    '- Eko Saputra · 13 Mar 2030 · 2 hal menunggu · pengingat ke-1',
    '- Dewi Kartika · 14 Mar 2030 · 1 hal menunggu · pengingat ke-1',
  ]);
});

test.each<[string, () => Promise<unknown>]>([
  ['is settled', () => app.db.deleteFrom('attendance_requests').execute()],
  ['was seen', () => look(desk.mentor.user)],
])('the office learns of nothing that %s meanwhile', async (_what, happens) => {
  const { user: admin } = await aSuperAdmin(app.db);
  await ask();
  await daysWithMail(desk.mentor.user, DAYS);
  await confirm(admin.id);
  app.setTime(at('2030-04-03', '06:00'));
  await happens();
  expect((await sent(admin, '2030-04-03'))?.text ?? '').not.toContain('Pengingat tanpa tanggapan');
});

test('digests without anything to say are deleted after two days', async () => {
  await sent(desk.mentor.user, TODAY);
  app.setTime(at('2030-03-15'));
  await deleteCancelledDigests(app.services);
  expect(await digests()).toHaveLength(1);
  app.setTime(at('2030-03-15', '07:01'));
  await deleteCancelledDigests(app.services);
  expect(await digests()).toEqual([]);
});
