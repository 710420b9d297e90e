import { sql } from 'kysely';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { aCompany, aMentor, anActivity, aStudent } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { isOnServer } from '@/server/testing/onServer';
import { openConnections } from '@/server/testing/openConnections';
import { race, type Send, statuses } from '@/server/testing/race';
import { settling } from '@/server/testing/settled';
import { ASKING } from '@/shared/constants/leftovers';
import { byLevel } from '@/shared/testing/testLevel';

/*
 * The end, the move and an interruption of a placement at the same moment as a press, a request or each other. With
 * TEST_DATABASE_URL each request has a connection of its own; on the embedded database they wait for its only connection.
 */
const ROUNDS = byLevel({ short: isOnServer ? 5 : 1, soak: 30 });
const CONNECTIONS = 6;
/** A Wednesday, 08.00 WIB. */
const TODAY = '2030-03-13';
const YESTERDAY = '2030-03-12';
const HERE = { latitude: -6.9, longitude: 107.6 };

let app: TestApp;
let desk: Desk;
let admin: Desk['as']['student'];
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(`${TODAY}T01:00:00.000Z`);
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
afterAll(() => app.close());

const raceIt = (name: string, run: (round: number) => Promise<void>) =>
  test(name, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
      await openConnections(app.db, CONNECTIONS);
      await run(round);
    }
  });

const url = () => `/internships/${desk.internship.id}`;
const ends =
  (expected: number): Send =>
  () =>
    admin.post(`${url()}/end`, { end_date: YESTERDAY, end_reason: 'resigned', expected });

const dayOf = async () => {
  const range = `date_from=${TODAY}&date_to=${TODAY}`;
  const answer = await admin.get(`${url()}/attendance-days?${range}`);
  return answer.json().data.days[0].verdict;
};

const eventsOf = (id: number) =>
  app.db.selectFrom('attendance_events').select('id').where('activity_id', '=', id).execute();

raceIt('of an end and a press one comes first', async (round) => {
  const { id } = await anActivity(app.db, { internship_id: desk.internship.id, date: TODAY });
  const presses: Send = () => desk.as.student.patch(`/activities/${id}/presence-student`, HERE);
  const answers = await race(round, ends(1), presses);
  const codes = statuses(answers);
  const { end_date } = (await admin.get(url())).json().data;
  const events = await eventsOf(id);
  if (end_date === null) {
    // The press has touched the activity, so the end that was checked is another one.
    expect(codes.sort()).toEqual([200, 409]);
    expect(events).toHaveLength(1);
    expect(await dayOf()).toBe('present');
  } else {
    expect(codes.sort()).toEqual([200, 404]);
    expect(events).toHaveLength(0);
    expect(await dayOf()).toBeNull();
  }
});

raceIt('of a shorter period and a press one comes first', async (round) => {
  const { id } = await anActivity(app.db, { internship_id: desk.internship.id, date: TODAY });
  const { start_date, semester, year } = desk.period;
  const shorten = (answer: object) => {
    const dates = { start_date, end_date: YESTERDAY };
    return admin.put(`/internship-periods/${desk.period.id}`, {
      ...{ ...dates, semester, year, is_active: true, ...answer },
    });
  };
  const seen = settling(await shorten(ASKING), 'delete');
  const presses: Send = () => desk.as.student.patch(`/activities/${id}/presence-student`, HERE);
  const codes = statuses(await race(round, () => shorten(seen), presses));
  const { end_date } = (await admin.get(`/internship-periods/${desk.period.id}`)).json().data;
  const isShorter = end_date === YESTERDAY;
  // The press has touched the activity, so the office is asked about another one than it has seen.
  expect(codes.sort()).toEqual([200, isShorter ? 404 : 409]);
  expect(await eventsOf(id)).toHaveLength(isShorter ? 0 : 1);
});

raceIt('of two ends one is stored', async (round) => {
  const codes = statuses(await race(round, ends(0), ends(0), ends(0)));
  expect(codes.sort()).toEqual([200, 409, 409]);
});

raceIt('of a move and a request about the days after it one comes first', async (round) => {
  const mentor = await aMentor(app.db, { company_id: (await aCompany(app.db)).id });
  const moves: Send = () =>
    admin.post(`${url()}/move`, {
      end_date: YESTERDAY,
      company_id: mentor.company_id,
      mentor_id: mentor.id,
      expected: 0,
    });
  const asks: Send = () =>
    desk.as.student.post('/attendance-requests', {
      internship_id: desk.internship.id,
      kind: 'leave',
      start_date: TODAY,
      end_date: TODAY,
      reason: 'Acara keluarga.',
    });
  const [moved, asked] = await race(round, moves, asks);
  expect(moved.statusCode).toBe(201);
  expect([201, 422]).toContain(asked.statusCode);
  const requests = await app.db
    .selectFrom('attendance_requests')
    .select('id')
    .where('internship_id', '=', desk.internship.id)
    .execute();
  expect(requests).toHaveLength(asked.statusCode === 201 ? 1 : 0);
});

raceIt('of two interruptions on one day one is stored', async (round) => {
  const pauses: Send = () =>
    admin.post(`${url()}/interruptions`, {
      start_date: TODAY,
      end_date: null,
      reason: 'Cuti kuliah',
      expected: 0,
    });
  expect(statuses(await race(round, pauses, pauses)).sort()).toEqual([201, 422]);
});

/** A schedule of the coming week, as it was checked. */
async function schedules(): Promise<Send> {
  const pattern = {
    ...{ weekdays: [1, 2, 3, 4, 5], start_time: '08:00', end_time: '16:00', break_minutes: 60 },
    ...{ name: 'Kerja magang', description: 'Kegiatan harian.' },
  };
  const schedule = {
    internship_ids: [desk.internship.id],
    ...{ start_date: '2030-03-18', end_date: '2030-03-22', pattern },
  };
  const { counts } = (await admin.post('/schedules/check', schedule)).json().data;
  return () => admin.post('/schedules', { ...schedule, expected: counts });
}

const activitiesLeft = () =>
  app.db
    .selectFrom('activities')
    .select('date')
    .where('internship_id', '=', desk.internship.id)
    .execute();

raceIt('of an interruption and a schedule no activity is left on its days', async (round) => {
  const plans = await schedules();
  const pauses: Send = () =>
    admin.post(`${url()}/interruptions`, {
      ...{ start_date: '2030-03-19', end_date: '2030-03-20', reason: 'Cuti kuliah', expected: 0 },
    });
  const codes = statuses(await race(round, pauses, plans));
  // The one that was second finds other activities, or other days, than were checked.
  const isPlanned = codes[1] === 201;
  expect(codes).toEqual(isPlanned ? [409, 201] : [201, 409]);
  expect(await activitiesLeft()).toHaveLength(isPlanned ? 5 : 0);
});

raceIt(
  'the free place is that of the end that is taken back or of the next student',
  async (round) => {
    await app.db
      .updateTable('companies')
      .set({ internship_quota: 1 })
      .where('id', '=', desk.company.id)
      .execute();
    expect((await ends(0)()).statusCode).toBe(200);
    const places: Send = async () =>
      admin.post('/internships', {
        student_id: next.id,
        mentor_id: desk.mentor.id,
        company_id: desk.company.id,
        lecturer_id: desk.lecturer.id,
        internship_period_id: desk.period.id,
        start_date: TODAY,
      });
    const next = await aStudent(app.db);
    const codes = statuses(await race(round, () => admin.post(`${url()}/end/undo`, {}), places));
    const isUndone = codes[0] === 200;
    expect(codes).toEqual(isUndone ? [200, 422] : [409, 201]);
    const { rows } = await sql<{ placed: number }>`
    select count(*)::integer as placed from internships
    where internship_period_id = ${desk.period.id} and (end_date is null or end_date >= ${TODAY})`.execute(
      app.db,
    );
    expect(rows).toEqual([{ placed: 1 }]);
  },
);

raceIt('of an end and a schedule no activity is left after the last day', async (round) => {
  const plans = await schedules();
  const codes = statuses(await race(round, ends(0), plans));
  expect(codes.sort()).toEqual(codes.includes(201) ? [201, 409] : [200, 409]);
  expect(await activitiesLeft()).toHaveLength(codes.includes(201) ? 5 : 0);
});
