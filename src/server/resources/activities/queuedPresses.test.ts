import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  ARRIVED,
  aQueuedPress,
  HERE,
  PRESSED,
  PRESSED_ON,
  pressCalls,
} from '@/server/testing/attendance/queuedPress';
import { anAttendanceEvent, aPlace } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import type { Zone } from '@/shared/attendance/zones';
import { few, testInAll } from '@/shared/testing/testLevel';

const PERIOD = { start_date: '2030-03-04', end_date: '2030-06-30' };
const OTHER_ACTIVITY = 'ID absen ini sudah dipakai untuk aktivitas lain.';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setTime(ARRIVED);
  desk = await aDesk(app, PERIOD);
});

const { press, activityOf, dayOf } = pressCalls(() => desk);

test('a press that arrives on the next day counts when it was made, and says so', async () => {
  const { id } = await desk.activity({ date: PRESSED_ON });
  expect(await dayOf()).toMatchObject({ verdict: 'absent' });
  const answer = await press(id, aQueuedPress());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ data: expect.objectContaining({ attendance_time: PRESSED }) });
  expect((await activityOf(id)).attendance_events).toMatchObject([
    {
      ...{ claimed_at: PRESSED, received_at: ARRIVED, device_time: PRESSED },
      ...{ arrived_late_minutes: 27 * 60 + 55, clock_doubt: null, ...HERE },
    },
  ]);
  expect(await dayOf()).toMatchObject({
    verdict: 'present',
    first_in: PRESSED,
    changes: [
      {
        ...{ before: 'absent', after: 'present', changed_by_name: 'Aditya Pratama' },
        reason: 'Absen tanpa jaringan yang terkirim belakangan',
      },
    ],
  });
});

test('a press of the same body without the mark is one of now', async () => {
  const { id } = await desk.activity({ date: PRESSED_ON });
  expect((await press(id, aQueuedPress({ queued: false }))).statusCode).toBe(422);
  app.setTime(`${PRESSED_ON}T05:00:00.000Z`);
  await press(id, aQueuedPress({ queued: false, clock_offset: 3_600_000 }));
  expect(await activityOf(id)).toMatchObject({
    attendance_time: `${PRESSED_ON}T05:00:00.000Z`,
    attendance_events: [{ claimed_at: null, arrived_late_minutes: null, clock_doubt: null }],
  });
});

const NIGHT = { start_time: '22:00', end_time: '06:00' };
const DAY = { start_time: '08:00', end_time: '16:00' };
const NOT_TODAY = { date: ['Absen hanya dapat dilakukan pada tanggal aktivitas.'] };
const BEFORE = { device_time: [expect.stringContaining('sebelum hari aktivitas')] };

// Times are those of UTC. All arrive three days later, from a device whose clock is seven hours slow.
testInAll.each<[Zone, typeof DAY, string, object | null]>([
  ['WIB', DAY, '2030-03-12T16:59:59.999Z', BEFORE],
  ['WIB', DAY, '2030-03-12T17:00:00.000Z', null],
  ['WIB', DAY, '2030-03-13T23:59:59.999Z', null],
  ['WIB', DAY, '2030-03-14T00:00:00.000Z', NOT_TODAY],
  ['WIB', NIGHT, '2030-03-14T16:59:59.999Z', null],
  ['WIB', NIGHT, '2030-03-14T17:00:00.000Z', NOT_TODAY],
  ['WITA', DAY, '2030-03-12T15:59:59.999Z', BEFORE],
  ['WITA', DAY, '2030-03-12T16:00:00.000Z', null],
  ['WIT', DAY, '2030-03-12T14:59:59.999Z', BEFORE],
  ['WIT', DAY, '2030-03-12T15:00:00.000Z', null],
  ['WIT', NIGHT, '2030-03-14T14:59:59.999Z', null],
  ['WIT', NIGHT, '2030-03-14T15:00:00.000Z', NOT_TODAY],
])(
  'in %s a shift of %j takes a press that claims %s, or says %j',
  async (zone, shift, at, errors) => {
    app.setTime('2030-03-16T05:00:00.000Z');
    desk = await aDesk(app, PERIOD);
    await aPlace(app.db, { company_id: desk.company.id, time_zone: zone, ...HERE });
    const { id } = await desk.activity({ date: PRESSED_ON, ...shift });
    const slow = 7 * 3_600_000;
    const device_time = new Date(Date.parse(at) - slow).toISOString();
    const answer = await press(id, aQueuedPress({ device_time, clock_offset: slow }));
    expect(answer.json().errors ?? null).toEqual(errors);
    expect(answer.statusCode).toBe(errors ? 422 : 200);
    expect((await activityOf(id)).attendance_time).toBe(errors ? null : at);
  },
);

test.each([
  [
    'offset',
    { device_time: '1970-01-01T00:10:00.000Z', clock_offset: Date.parse(PRESSED) - 600_000 },
  ],
  ['unknown', { clock_offset: null }],
  ['unknown', { clock_offset: undefined }],
  ['went_back', { clock_went_back: true }],
])('marks the doubt %s about the clock of %j', async (clock_doubt, clock) => {
  const { id } = await desk.activity({ date: PRESSED_ON });
  expect((await press(id, aQueuedPress(clock))).statusCode).toBe(200);
  expect(await activityOf(id)).toMatchObject({
    attendance_time: PRESSED,
    attendance_events: [{ clock_doubt }],
  });
});

test('refuses a press that is still to come, and takes a few minutes as those of now', async () => {
  const now = `${PRESSED_ON}T01:00:00.000Z`;
  app.setTime(now);
  const { id } = await desk.activity({ date: PRESSED_ON });
  const late = await press(id, aQueuedPress({ device_time: `${PRESSED_ON}T01:05:00.001Z` }));
  expect(late.json().errors).toEqual({
    device_time: [expect.stringContaining('waktu yang belum tiba')],
  });
  await press(id, aQueuedPress({ device_time: `${PRESSED_ON}T01:05:00.000Z` }));
  expect(await activityOf(id)).toMatchObject({
    attendance_time: now,
    attendance_events: [{ claimed_at: now, arrived_late_minutes: 0 }],
  });
});

test.each(['device_event_id', 'device_time'])(
  'needs the field %s of a queued press',
  async (field) => {
    const { id } = await desk.activity({ date: PRESSED_ON });
    const answer = await press(id, aQueuedPress({ [field]: null }));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  },
);

test('the server stores a press once for ever, and refuses its ID to anybody else', async () => {
  const { id } = await desk.activity({ date: PRESSED_ON });
  const event = aQueuedPress();
  await press(id, event);
  const again = async (now: string, changes: object = {}) => {
    app.setTime(now);
    const later = await callsOf(app, desk.student.user);
    const answer = await press(id, { ...event, ...changes }, later);
    return [answer.statusCode, answer.json().data.attendance_time];
  };
  expect(await again('2030-03-15T00:00:00.000Z')).toEqual([200, PRESSED]);
  // Years later the same press is answered, whatever it claims by then.
  expect(await again('2034-03-15T00:00:00.000Z')).toEqual([200, PRESSED]);
  expect(await again('2034-03-15T00:00:00.000Z', { device_time: '2050-01-01T00:00:00Z' })).toEqual([
    200,
    PRESSED,
  ]);
  app.setTime(ARRIVED);
  expect((await activityOf(id)).attendance_events).toHaveLength(1);
  const other = await desk.activity({ date: PRESSED_ON });
  const placed = await desk.placed('Bagas Saputra');
  const theirs = await desk.activity({ date: PRESSED_ON, internship_id: placed.internship.id });
  const stranger = await callsOf(app, placed.student.user);
  for (const answer of [await press(other.id, event), await press(theirs.id, event, stranger)]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ message: OTHER_ACTIVITY });
  }
  expect((await press(id, event, stranger)).statusCode).toBe(404);
});

testInAll('takes fifty queued presses of a kind', async () => {
  const { id } = await desk.activity({ date: PRESSED_ON });
  const at = new Date(PRESSED);
  const stored = { activity_id: id, is_queued: true, claimed_at: at, received_at: at };
  for (let count = 1; count < 50; count += 1) await anAttendanceEvent(app.db, stored);
  expect((await press(id, aQueuedPress())).statusCode).toBe(200);
  const answer = await press(id, aQueuedPress());
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe('Absen aktivitas ini sudah dicatat 50 kali.');
});

testInAll('the first in and the last out count, in whatever order they arrive', async () => {
  await app.db.updateTable('internship_periods').set({ requires_check_out: true }).execute();
  const { id } = await desk.activity({ date: PRESSED_ON });
  const at = (time: string) => `${PRESSED_ON}T${time}:00.000Z`;
  for (const [kind, time] of [
    ['out', '09:10'],
    ['in', '01:30'],
    ['out', '08:00'],
    ['in', '01:02'],
  ]) {
    expect((await press(id, aQueuedPress({ kind, device_time: at(time ?? '') }))).statusCode).toBe(
      200,
    );
  }
  expect(await activityOf(id)).toMatchObject({
    attendance_time: at('01:02'),
    left_at: at('09:10'),
  });
});

const ODD = [
  ...[null, '', ' ', 'x', 0, -1, 1e21, 2 ** 53, 0.5, true, [], {}, '1', '-0', 'NaN'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2030-02-30T01:00:00Z', PRESSED],
  ...['2030-03-13T01:05:00+23:59', '2030-03-13T24:00:00Z', 3_155_760_000_000, -3_155_760_000_000],
];

test('no odd body is a failure of the server', async () => {
  const { id } = await desk.activity({ date: PRESSED_ON });
  const fields = ['device_event_id', 'device_time', 'clock_offset', 'clock_went_back', 'queued'];
  for (const field of fields) {
    for (const odd of few(ODD, 8)) {
      for (const clock_offset of [3_155_760_000_000, -3_155_760_000_000, 0]) {
        const { statusCode } = await press(id, aQueuedPress({ clock_offset, [field]: odd }));
        expect([field, odd, [200, 409, 422].includes(statusCode)]).toEqual([field, odd, true]);
      }
    }
  }
});
