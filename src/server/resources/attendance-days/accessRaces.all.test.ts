import { randomUUID } from 'node:crypto';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { isOnServer } from '@/server/testing/onServer';
import { openConnections } from '@/server/testing/openConnections';
import { type Answer, race, statuses } from '@/server/testing/race';
import { byLevel } from '@/shared/testing/testLevel';

/*
 * Presses and requests of a student whose placement, account or password changes at the same moment. With
 * TEST_DATABASE_URL each request has a connection of its own.
 */
const ROUNDS = byLevel({ short: isOnServer ? 5 : 1, soak: 30 });
const CONNECTIONS = 6;
/** A Wednesday, 08.00 WIB. */
const TODAY = '2030-03-13';
const NOW = `${TODAY}T01:00:00.000Z`;

let app: TestApp;
let desk: Desk;
let admin: Desk['as']['student'];
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
afterAll(() => app.close());

/** Each round has people, a placement and a period of its own. */
const raceIt = (name: string, run: (round: number) => Promise<void>) =>
  test(name, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
      await openConnections(app.db, CONNECTIONS);
      await run(round);
    }
  });

const press = (id: number, who = desk.as.student) =>
  who.patch(`/activities/${id}/presence-student`, {
    latitude: -6.9,
    longitude: 107.6,
    device_event_id: randomUUID(),
  });

const ask = () =>
  desk.as.student.post('/attendance-requests', {
    internship_id: desk.internship.id,
    kind: 'leave',
    start_date: TODAY,
    end_date: TODAY,
    reason: 'Acara keluarga.',
  });

const remove = (url: string) =>
  app.inject({ method: 'DELETE', url: `/api${url}`, headers: admin.headers });

const pressesOf = async (id: number) =>
  (
    await app.db
      .selectFrom('attendance_events')
      .select('id')
      .where('activity_id', '=', id)
      .execute()
  ).length;

const requests = async () =>
  (
    await app.db
      .selectFrom('attendance_requests')
      .select('id')
      .where('internship_id', '=', desk.internship.id)
      .execute()
  ).length;

/** Exactly what was answered with success is stored. */
async function expectStored(activityId: number, pressed: Answer, asked: Answer) {
  expect(await pressesOf(activityId)).toBe(pressed.statusCode === 200 ? 1 : 0);
  expect(await requests()).toBe(asked.statusCode === 201 ? 1 : 0);
}

raceIt('a placement is deleted, or keeps the request that is sent meanwhile', async (round) => {
  const [deleted, asked] = await race(
    round,
    () => remove(`/internships/${desk.internship.id}`),
    ask,
  );
  const isDeleted = deleted.statusCode === 200;
  expect(statuses([deleted, asked])).toEqual(isDeleted ? [200, 422] : [409, 201]);
  expect(await requests()).toBe(isDeleted ? 0 : 1);
  const found = await admin.get(`/internships/${desk.internship.id}`);
  expect(found.statusCode).toBe(isDeleted ? 404 : 200);
});

raceIt('an activity is deleted with the press and the correction of that moment', async (round) => {
  const { id } = await desk.activity({ date: TODAY });
  const [deleted, pressed, corrected] = await race(
    round,
    () => remove(`/activities/${id}`),
    () => press(id),
    () =>
      desk.as.student.post('/attendance-requests', {
        internship_id: desk.internship.id,
        kind: 'correction',
        activity_id: id,
        press: 'in',
        claimed_time: '07:30',
        reason: 'Tidak ada sinyal.',
      }),
  );
  expect(deleted.statusCode).toBe(200);
  expect([200, 404]).toContain(pressed.statusCode);
  expect([201, 422]).toContain(corrected.statusCode);
  expect([await pressesOf(id), await requests()]).toEqual([0, 0]);
});

raceIt('a student with a placement stays while presses and requests arrive', async (round) => {
  const { id } = await desk.activity({ date: TODAY });
  const [deleted, pressed, asked] = await race(
    round,
    () => remove(`/students/${desk.student.id}`),
    () => press(id),
    ask,
  );
  expect(statuses([deleted, pressed, asked])).toEqual([409, 200, 201]);
  await expectStored(id, pressed, asked);
});

raceIt('a deactivated student has what was answered with success, and no more', async (round) => {
  const { id } = await desk.activity({ date: TODAY });
  const [ended, pressed, asked] = await race(
    round,
    () => admin.post('/users/actions', { action: 'deactivate', ids: [desk.student.user_id] }),
    () => press(id),
    ask,
  );
  expect(ended.statusCode).toBe(200);
  expect([200, 401]).toContain(pressed.statusCode);
  expect([201, 401]).toContain(asked.statusCode);
  await expectStored(id, pressed, asked);
  expect((await press(id)).statusCode).toBe(401);
  await expectStored(id, pressed, asked);
});

raceIt('a new password ends the other devices, whose answers say what is stored', async (round) => {
  const { id } = await desk.activity({ date: TODAY });
  const other = await callsOf(app, desk.student.user);
  const password = 'Rahasia-Baru-2026';
  const [changed, pressed, asked] = await race(
    round,
    () =>
      other.put('/change-password', {
        password: TEST_PASSWORD,
        new_password: password,
        new_password_confirmation: password,
      }),
    () => press(id),
    ask,
  );
  expect(changed.statusCode).toBe(200);
  expect([200, 401]).toContain(pressed.statusCode);
  expect([201, 401]).toContain(asked.statusCode);
  await expectStored(id, pressed, asked);
  expect((await press(id)).statusCode).toBe(401);
  expect((await press(id, other)).statusCode).toBe(200);
});

raceIt('a closed period has what was answered with success, and no more', async (round) => {
  const { id } = await desk.activity({ date: TODAY });
  const [closed, pressed, asked] = await race(
    round,
    () => closePeriod(admin, desk.period.id),
    () => press(id),
    ask,
  );
  expect(closed.statusCode).toBe(200);
  expect([200, 409]).toContain(pressed.statusCode);
  expect([201, 409]).toContain(asked.statusCode);
  await expectStored(id, pressed, asked);
});
