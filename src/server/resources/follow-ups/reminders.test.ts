import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { anAttendanceRequest, anInternship, aStudent } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { emptyTables } from '@/server/testing/testDatabase';
import type { components } from '@/shared/contract.gen';
import { testInAll } from '@/shared/testing/testLevel';
import { deleteOldReminders, insertReminder } from './reminderQueries';

type Item = components['schemas']['FollowUpItem'];
type Caller = Awaited<ReturnType<typeof callsOf>>;

/** A Wednesday, 10.00 on campus. */
const NOW = '2030-03-13T03:00:00Z';
const NO_REMINDERS = { count: 0, last_at: null, last_by: null, is_reminded_today: false };

let app: TestApp;
let desk: Desk;
let admin: Caller;

beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  await emptyTables(app.db);
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  await desk.activity({ date: '2030-03-11' });
  await desk.activity({ date: '2030-03-12' });
  admin = await aSuperAdminCaller();
});
afterAll(() => app.close());

async function aSuperAdminCaller() {
  const { user } = await newUserOf.super_admin(app.db);
  await app.db.updateTable('users').set({ name: 'Bu Sari' }).where('id', '=', user.id).execute();
  return callsOf(app, user);
}

const itemsOf = async (who: Caller, kind = 'silent_students'): Promise<Item[]> => {
  const answer = await who.get(`/follow-ups/${kind}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.items;
};
const remindersOf = async (who: Caller) => (await itemsOf(who))[0]?.reminders;

const remind = (who: Caller, id = desk.internship.id, kind = 'silent_students') =>
  who.post(`/follow-ups/${kind}/items/${id}/reminders`);

const setPhone = (userId: number, phone_number: string) =>
  app.db.updateTable('users').set({ phone_number }).where('id', '=', userId).execute();

testInAll('a silent student comes with the number and the page for the message', async () => {
  await setPhone(desk.student.user.id, '0812-3456-7890');
  const answer = await desk.as.lecturer.get('/follow-ups/silent_students');
  expect(answer.json().data).toMatchObject({ can_remind: true });
  expect(answer.json().data.items[0]).toMatchObject({
    person: {
      name: 'Aditya Pratama',
      phone_number: '0812-3456-7890',
      link: `/student/attendance-days?for=${desk.student.user.id}`,
      waiting_activities: null,
    },
    reminders: NO_REMINDERS,
  });
});

testInAll(
  'late reviewers come with the number of their activities that wait for too long',
  async () => {
    await setPhone(desk.mentor.user.id, '081200000001');
    await desk.attended('2030-03-04', '08:00');
    await desk.attended('2030-03-05', '08:00');
    const attended = new Date('2030-03-05T01:00:00Z');
    await desk.activity({
      date: '2030-03-05',
      validated_at_by_mentor: NOW,
      attendance_time: attended,
    });
    const late = await itemsOf(admin, 'late_reviewers');
    expect(late.map(({ id, person }) => [id, person])).toEqual([
      [
        desk.mentor.user.id,
        {
          name: 'Dewi Kartika',
          phone_number: '081200000001',
          link: `/reviews?for=${desk.mentor.user.id}`,
          waiting_activities: 2,
        },
      ],
      [
        desk.lecturer.user.id,
        expect.objectContaining({ name: 'Fitri Handayani', waiting_activities: 3 }),
      ],
    ]);
  },
);

testInAll('matters without reminders name no person', async () => {
  await aStudent(app.db, { user: { name: 'Zahra Aulia', phone_number: '081200000002' } });
  const answer = await admin.get('/follow-ups/unplaced_students');
  expect(answer.json().data).toMatchObject({ can_remind: false });
  const [item] = answer.json().data.items;
  expect(item).not.toHaveProperty('person');
  expect(item).not.toHaveProperty('reminders');
  expect((await remind(admin, item.id, 'unplaced_students')).statusCode).toBe(404);
});

test('a matter has one reminder a day, shown to all who see it', async () => {
  const answer = await remind(desk.as.lecturer);
  expect(answer.statusCode).toBe(201);
  const first = {
    count: 1,
    last_at: '2030-03-13T03:00:00.000Z',
    last_by: 'Fitri Handayani',
    is_reminded_today: true,
  };
  expect(answer.json().data).toEqual(first);
  for (const who of [admin, desk.as.lecturer, desk.as.mentor]) {
    expect(await remindersOf(who)).toEqual(first);
  }
  // The last minute of the day on campus, in sessions of that evening.
  app.setTime('2030-03-13T16:59:00Z');
  const evening = await aSuperAdminCaller();
  desk.as.lecturer = await callsOf(app, desk.lecturer.user);
  for (const who of [desk.as.lecturer, evening]) {
    const again = await remind(who);
    expect([again.statusCode, again.json().data]).toEqual([201, first]);
  }
  app.setTime('2030-03-13T17:00:00Z');
  expect(await remindersOf(evening)).toEqual({ ...first, is_reminded_today: false });
  const second = {
    count: 2,
    last_at: '2030-03-13T17:00:00.000Z',
    last_by: 'Bu Sari',
    is_reminded_today: true,
  };
  expect((await remind(evening)).json().data).toEqual(second);
  expect(await remindersOf(desk.as.lecturer)).toEqual(second);
});

test('many reminders of a matter at the same moment are one', async () => {
  const people = await Promise.all([1, 2, 3].map(() => newUserOf.lecturer(app.db)));
  const matters = Array.from({ length: 10 }, (_, index) => index + 1);
  for (const id of matters) {
    const matter = { kind: 'silent_students', id, since: '2030-03-11' } as const;
    const remindAs = ({ user }: (typeof people)[number]) =>
      app.db
        .transaction()
        .execute((db) =>
          insertReminder(
            { db, user: { ...user, profileId: null }, now: new Date(NOW), today: '2030-03-13' },
            matter,
          ),
        );
    await Promise.all([...people, ...people, ...people].map(remindAs));
  }
  const stored = await app.db.selectFrom('chat_reminders').select('matter_id').execute();
  expect(stored.map(({ matter_id }) => matter_id).sort((one, other) => one - other)).toEqual(
    matters,
  );
});

testInAll('a matter that begins anew has no reminders', async () => {
  await remind(desk.as.lecturer);
  await desk.attended('2030-03-12', '08:00');
  await desk.activity({ date: '2030-03-13' });
  await desk.activity({ date: '2030-03-14' });
  app.setTime('2030-03-15T03:00:00Z');
  expect(await remindersOf(await callsOf(app, desk.lecturer.user))).toEqual(NO_REMINDERS);
});

test('a student of others cannot be reminded', async () => {
  const stranger = await callsOf(app, (await newUserOf.lecturer(app.db)).user);
  expect((await remind(stranger)).statusCode).toBe(404);
  const other = await anInternship(app.db, { internship_period_id: desk.period.id });
  await desk.activity({ internship_id: other.id, date: '2030-03-11' });
  await desk.activity({ internship_id: other.id, date: '2030-03-12' });
  for (const who of [desk.as.lecturer, desk.as.mentor, desk.as.student]) {
    expect((await remind(who, other.id)).statusCode).toBe(404);
  }
  expect((await remind(admin, other.id)).statusCode).toBe(201);
});

testInAll('a student who is not silent, or no more, cannot be reminded', async () => {
  await anAttendanceRequest(app.db, {
    internship_id: desk.internship.id,
    start_date: '2030-03-12',
    end_date: '2030-03-12',
  });
  expect((await remind(desk.as.lecturer)).statusCode).toBe(404);
  expect((await remind(admin, desk.mentor.user.id, 'late_reviewers')).statusCode).toBe(404);
  expect(await app.db.selectFrom('chat_reminders').selectAll().execute()).toEqual([]);
});

testInAll(
  'a reminder keeps its name when the account is deleted, and goes after a year',
  async () => {
    await remind(admin);
    await app.db.deleteFrom('users').where('name', '=', 'Bu Sari').execute();
    expect(await remindersOf(desk.as.lecturer)).toMatchObject({ count: 1, last_by: 'Bu Sari' });
    await deleteOldReminders(app.db, new Date('2031-03-13T03:00:00Z'));
    expect(await remindersOf(desk.as.lecturer)).toMatchObject({ count: 1 });
    await deleteOldReminders(app.db, new Date('2031-03-13T03:00:01Z'));
    expect(await remindersOf(desk.as.lecturer)).toEqual(NO_REMINDERS);
  },
);
