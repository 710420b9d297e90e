import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  ARRIVED,
  aQueuedPress,
  PRESSED,
  PRESSED_ON,
  pressCalls,
} from '@/server/testing/attendance/queuedPress';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { isOnServer } from '@/server/testing/onServer';
import { openConnections } from '@/server/testing/openConnections';
import { race, statuses } from '@/server/testing/race';
import { byLevel } from '@/shared/testing/testLevel';

const ROUNDS = byLevel({ short: 1, all: isOnServer ? 8 : 1, soak: 40 });

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Each round has people, a placement and a period of its own. */
const raceIt = (name: string, run: (round: number) => Promise<void>) =>
  test(name, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      app.setTime(ARRIVED);
      desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
      await openConnections(app.db, 6);
      await run(round);
    }
  });

const { press, activityOf } = pressCalls(() => desk);

const storedOf = async (id: number) => {
  const events = app.db.selectFrom('attendance_events').where('activity_id', '=', id);
  const requests = app.db.selectFrom('attendance_requests').where('activity_id', '=', id);
  return {
    events: (await events.select('id').execute()).length,
    requests: (await requests.select('id').execute()).length,
  };
};

raceIt('the same queued press several times is stored once', async (round) => {
  const { id } = await desk.activity({ date: PRESSED_ON });
  const sent = aQueuedPress();
  const answers = await race(
    round,
    () => press(id, sent),
    () => press(id, { ...sent, queued: false }),
    () => press(id, sent),
  );
  // The one that is not queued is too late for its day, unless it comes after the others.
  expect(statuses(answers).filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect(await storedOf(id)).toEqual({ events: 1, requests: 0 });
});

raceIt('one ID for two activities is taken by one of them', async (round) => {
  const [one, other] = [
    await desk.activity({ date: PRESSED_ON }),
    await desk.activity({ date: PRESSED_ON }),
  ];
  const sent = aQueuedPress();
  const answers = await race(
    round,
    () => press(one.id, sent),
    () => press(other.id, sent),
  );
  expect(statuses(answers).sort()).toEqual([200, 409]);
});

raceIt('a queued press beside the end of its period is a press or a request', async (round) => {
  const { id } = await desk.activity({ date: PRESSED_ON });
  const admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
  const sent = aQueuedPress();
  const [pressed, closed, again] = await race(
    round,
    () => press(id, sent),
    () => closePeriod(admin, desk.period.id),
    () => press(id, sent),
  );
  expect(statuses([pressed, closed, again])).toEqual([200, 200, 200]);
  expect(pressed.json().message).toBe(again.json().message);
  const isRequest = pressed.json().message !== undefined;
  expect(await storedOf(id)).toEqual({ events: isRequest ? 0 : 1, requests: isRequest ? 1 : 0 });
});

raceIt('two queued presses count by their times', async (round) => {
  const { id } = await desk.activity({ date: PRESSED_ON });
  const later = `${PRESSED_ON}T02:05:00.000Z`;
  const answers = await race(
    round,
    () => press(id, aQueuedPress({ device_time: later })),
    () => press(id, aQueuedPress()),
  );
  expect(statuses(answers)).toEqual([200, 200]);
  const seen = await activityOf(id);
  expect(seen).toMatchObject({ attendance_time: PRESSED });
  expect(seen.attendance_events).toHaveLength(2);
});
