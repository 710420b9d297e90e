import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

/** A Wednesday, and the Saturday after it at noon in Jakarta. */
const DATE = '2030-03-13';
const NOW = '2030-03-16T05:00:00.000Z';
const TEXT = 'Membuat tiga VLAN.';

let app: TestApp;
let desk: Desk;
let id: number;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  ({ id } = await desk.activity({ date: DATE }));
});

const url = () => `/student/activities/${id}/log`;
const save = (values: object = {}, who = desk.as.student) =>
  who.put(url(), { text: TEXT, version: 0, ...values });
const queued = (device_time: string, clock_offset: number | null = 0) => ({
  ...{ queued: true, device_time, clock_offset },
});
const handIn = async (who = desk.as.student) =>
  (await who.post(`${url()}/hand-in`)).json().data.log.days_late;

test.each([
  ['on its day', `${DATE}T09:00:00.000Z`, 0],
  ['two days later', '2030-03-15T09:00:00.000Z', 2],
  [
    'on its day by a clock that is two days slow, which is known',
    '2030-03-13T09:00:00.000Z',
    2,
    2 * 86_400_000,
  ],
  ['before its day, which counts as on it', '2030-01-01T09:00:00.000Z', 0],
  ['in the future, which counts as now', '2031-01-01T09:00:00.000Z', 3],
])(
  'a log that was written %s is late by the days until then',
  async (_what, at, days, offset = 0) => {
    expect((await save(queued(at, offset))).statusCode).toBe(200);
    expect(await handIn()).toBe(days);
    // A correction does not change it.
    await save({ text: 'Lebih lengkap.', version: 1 });
    expect(await handIn()).toBe(days);
  },
);

test.each([
  ['a clock that is right', '2030-03-15T09:00:00.000Z', 0, '2030-03-15T09:00:00.000Z', null],
  [
    ...(['a clock that is twelve minutes slow', '2030-03-15T08:48:00.000Z', 720_000] as const),
    ...(['2030-03-15T09:00:00.000Z', 'offset'] as const),
  ],
  [
    'a clock never compared',
    '2030-03-15T09:00:00.000Z',
    null,
    '2030-03-15T09:00:00.000Z',
    'unknown',
  ],
  ['a clock that is ahead', '2031-01-01T09:00:00.000Z', 0, NOW, null],
  ['a clock from before the day', '2030-01-01T09:00:00.000Z', 0, '2030-03-12T17:00:00.000Z', null],
])(
  'a log by %s has the time at which it was written and that of its arrival',
  async (_clock, device_time, offset, written_at, clock_doubt) => {
    await save(queued(device_time, offset));
    await handIn();
    const seen = (await desk.as.lecturer.get(`/activities/${id}`)).json().data.log;
    expect(seen).toMatchObject({ written_at, written_received_at: NOW, device_time, clock_doubt });
  },
);

test('a log by a clock that went back says so, and one that is saved at once has no time of a device', async () => {
  const back = { ...queued(`${DATE}T09:00:00.000Z`), clock_went_back: true };
  const { log } = (await save(back)).json().data;
  expect(log).toMatchObject({ written_at: `${DATE}T09:00:00.000Z`, clock_doubt: 'went_back' });
  const at_once = { text: 'Lebih lengkap.', version: 1, device_time: NOW, clock_went_back: true };
  expect((await save(at_once)).json().data.log).toMatchObject({
    ...{ written_at: null, written_received_at: null, device_time: null, clock_doubt: null },
  });
});

test('the desk and the activity say the same number of days', async () => {
  const handedIn = await save(queued(`${DATE}T09:00:00.000Z`));
  expect(handedIn.json().data.log).toMatchObject({ days_late: null, saved_at: NOW });
  await handIn();
  const seen = (await desk.as.mentor.get(`/activities/${id}`)).json().data.log;
  expect(seen).toMatchObject({ days_late: 0, handed_in_at: NOW });
});

test('a text that arrived earlier than an hour before it is handed in counts from now', async () => {
  await save(queued(`${DATE}T09:00:00.000Z`));
  app.setTime('2030-03-16T06:00:00.001Z');
  expect(await handIn()).toBe(3);
});

test('the same text once more answers as before, and another text of that version is stale', async () => {
  const device = queued(`${DATE}T09:00:00.000Z`);
  await save(device);
  app.setTime('2030-03-16T07:00:00.000Z');
  const again = await save(device);
  expect(again.json().data.log).toMatchObject({
    ...{ version: 1, saved_at: NOW, written_at: device.device_time, clock_doubt: null },
  });
  expect((await save({ ...device, text: 'Lain.' })).json().code).toBe('stale_version');
  // It arrived again before it was handed in.
  expect(await handIn()).toBe(0);
});

test('a text that was handed in arrives once more without a change, also after its validation', async () => {
  await save(queued('2030-03-15T09:00:00.000Z'));
  await handIn();
  const before = (await desk.as.lecturer.get(`/activities/${id}`)).json().data;
  app.setTime('2030-03-16T08:00:00.000Z');
  expect((await save(queued('2030-03-15T09:00:00.000Z'))).statusCode).toBe(200);
  expect((await desk.as.lecturer.get(`/activities/${id}`)).json().data).toEqual(before);
  await desk.as.mentor.patch(`/activities/${id}/validate-mentor`);
  const again = await save(queued('2030-03-15T09:00:00.000Z'));
  expect(again.statusCode).toBe(200);
  expect(again.json().data.log).toEqual(before.log);
  const other = await save({ ...queued('2030-03-15T09:00:00.000Z'), text: 'Lain.', version: 1 });
  expect(other.statusCode).toBe(409);
});

test('a text that is saved at once counts from now, whatever was queued before', async () => {
  await save(queued(`${DATE}T09:00:00.000Z`));
  await save({ text: 'Lebih lengkap.', version: 1 });
  expect(await handIn()).toBe(3);
});

test('needs the time of the device', async () => {
  const answer = await save({ queued: true });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['device_time']);
});

test('no odd claim is a failure of the server', async () => {
  const odd = [null, '', 'x', 0, {}, [], '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
  const student = await callsOf(app, desk.student.user);
  for (const device_time of odd) {
    for (const clock_offset of [null, 3_155_760_000_000, -3_155_760_000_000, 'x', 0.5]) {
      const { statusCode } = await save({ queued: true, device_time, clock_offset }, student);
      expect([200, 422]).toContain(statusCode);
    }
  }
});
