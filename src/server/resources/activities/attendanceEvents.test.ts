import { randomUUID } from 'node:crypto';
import {
  aCompany,
  aMentor,
  anActivity,
  anAttendanceEvent,
  anInternship,
  anInternshipPeriod,
  aPlace,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { openConnections } from '@/server/testing/openConnections';
import { validFrom } from '@/server/testing/validFrom';
import type { Zone } from '@/shared/attendance/zones';
import { testInAll } from '@/shared/testing/testLevel';

const DATE = '2026-03-02';
const NOW = '2026-03-02T01:00:00.000Z';
const OFFICE = { latitude: -6.9, longitude: 107.6 };
/** About 1.1 km to the north of the office. */
const ELSEWHERE = { latitude: -6.89, longitude: 107.6 };

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

interface Setting {
  requires_check_out?: boolean;
  hasPlace?: boolean;
  time_zone?: Zone;
  shift?: { date?: string; start_time: string; end_time: string };
}

/** A signed-in student with an activity today, at a company with one place. */
async function setUp(
  { requires_check_out = false, hasPlace = true, time_zone = 'WIB', shift }: Setting = {},
  now = NOW,
) {
  app.setTime(now);
  const company = await aCompany(app.db);
  if (hasPlace)
    await aPlace(app.db, {
      company_id: company.id,
      name: 'Kantor',
      ...OFFICE,
      radius: 150,
      time_zone,
    });
  const student = await aStudent(app.db);
  const mentor = await aMentor(app.db, { company_id: company.id });
  const period = await anInternshipPeriod(app.db, { requires_check_out });
  const internship = await anInternship(app.db, {
    student_id: student.id,
    mentor_id: mentor.id,
    internship_period_id: period.id,
  });
  const activity = await anActivity(app.db, {
    internship_id: internship.id,
    date: DATE,
    ...shift,
  });
  const headers = await app.signIn(student.user);
  const url = (id: number) => `/api/activities/${id}`;
  return {
    internship,
    id: activity.id,
    press: (payload: object, id = activity.id) =>
      app.inject({ method: 'PATCH', url: `${url(id)}/presence-student`, headers, payload }),
    detail: async () =>
      (await app.inject({ method: 'GET', url: url(activity.id), headers })).json().data,
    places: async () =>
      (
        await app.inject({
          method: 'GET',
          url: `/api/internships/${internship.id}/attendance-places`,
          headers,
        })
      ).json().data,
  };
}

test('keeps what the device said, the place, the distance and the verdict', async () => {
  const { press, detail } = await setUp();
  const answer = await press({
    ...OFFICE,
    accuracy: 18.4,
    device_event_id: randomUUID(),
    device_time: '2026-03-02T00:59:58.000Z',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ attendance_time: NOW, position_verdict: 'on_site' });
  expect((await detail()).attendance_events).toEqual([
    {
      id: expect.any(Number),
      kind: 'in',
      received_at: NOW,
      device_time: '2026-03-02T00:59:58.000Z',
      ...OFFICE,
      accuracy: 18,
      is_position_rounded: false,
      place: { name: 'Kantor', ...OFFICE, radius: 150 },
      distance: 0,
      verdict: 'on_site',
      reason: null,
      reason_note: null,
      actor_name: expect.any(String),
      actor_role: 'student',
      claimed_at: null,
      arrived_late_minutes: null,
      clock_doubt: null,
      voided_at: null,
      voided_by_name: null,
      voided_by_role: null,
      void_reason: null,
    },
  ]);
});

testInAll.each([
  ['off_site', { ...ELSEWHERE, accuracy: 20 }],
  ['uncertain', { ...ELSEWHERE, accuracy: 1200 }],
  ['off_site', ELSEWHERE],
])('records a position that is %s', async (verdict, position) => {
  const { press, detail } = await setUp();
  const explained = { ...position, reason: 'client_visit', reason_note: 'PT Klien' };
  expect((await press(explained)).json().data.position_verdict).toBe(verdict);
  const [event] = (await detail()).attendance_events;
  expect(event).toMatchObject({ verdict, reason: 'client_visit', reason_note: 'PT Klien' });
  expect(event.distance).toBeCloseTo(1112, -1);
});

testInAll('judges no position of a company without a place', async () => {
  const { press, detail, places } = await setUp({ hasPlace: false });
  expect(await places()).toEqual([]);
  expect((await press(OFFICE)).json().data).toMatchObject({
    attendance_time: NOW,
    position_verdict: null,
  });
  expect((await detail()).attendance_events).toMatchObject([{ place: null, verdict: null }]);
});

testInAll('leaves an event as it was when its place moves or goes', async () => {
  const { press, detail } = await setUp();
  await press(OFFICE);
  const before = (await detail()).attendance_events;
  // A place that has decided past days is not deleted.
  await validFrom('2000-01-01', () => app.db.deleteFrom('places').execute());
  expect((await detail()).attendance_events).toEqual(before);
});

test('stores an event that is sent again once, also days later', async () => {
  const { press, detail } = await setUp();
  const event = { ...OFFICE, device_event_id: randomUUID() };
  await openConnections(app.db, 5);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => press(event)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  app.setTime('2026-03-02T02:00:00Z');
  expect((await press({ ...event, latitude: 1 })).json().data.attendance_time).toBe(NOW);
  const { attendance_events } = await detail();
  expect(attendance_events).toMatchObject([{ received_at: NOW, ...OFFICE }]);
});

test('refuses the ID of the event of another activity', async () => {
  const { press, internship } = await setUp();
  const event = { ...OFFICE, device_event_id: randomUUID() };
  await press(event);
  const other = await anActivity(app.db, { internship_id: internship.id, date: DATE });
  const answer = await press(event, other.id);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe('ID absen ini sudah dipakai untuk aktivitas lain.');
});

testInAll('keeps a second check-in as an event, and the first one counts', async () => {
  const { press, detail } = await setUp();
  await press({ ...ELSEWHERE, device_event_id: randomUUID() });
  app.setTime('2026-03-02T02:00:00.000Z');
  const again = await press({ ...OFFICE, device_event_id: randomUUID() });
  expect(again.json().data).toMatchObject({ attendance_time: NOW, position_verdict: 'off_site' });
  expect((await detail()).attendance_events).toMatchObject([
    { received_at: NOW, verdict: 'off_site' },
    { received_at: '2026-03-02T02:00:00.000Z', verdict: 'on_site' },
  ]);
  // A second tap of a client that makes no IDs is no event.
  await press(OFFICE);
  expect((await detail()).attendance_events).toHaveLength(2);
});

testInAll.each(['in', 'out'] as const)(
  'refuses check-%s 51, and takes the other kind',
  async (kind) => {
    const { id, press, detail } = await setUp({ requires_check_out: true });
    for (let count = 1; count < 50; count += 1) {
      await anAttendanceEvent(app.db, { activity_id: id, kind });
    }
    const again = () => press({ ...OFFICE, kind, device_event_id: randomUUID() });
    expect((await again()).statusCode).toBe(200);
    const answer = await again();
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Absen aktivitas ini sudah dicatat 50 kali.');
    const other = { ...OFFICE, kind: kind === 'in' ? 'out' : 'in', device_event_id: randomUUID() };
    expect((await press(other)).statusCode).toBe(200);
    expect((await detail()).attendance_events).toHaveLength(51);
  },
);

testInAll(
  'counts the first check-in and the last check-out of presses that are stored in another order',
  async () => {
    const { press, detail } = await setUp({ requires_check_out: true });
    const [early, late] = ['2026-03-02T01:00:00.000Z', '2026-03-02T01:00:01.000Z'];
    for (const kind of ['in', 'out']) {
      // The later one has got the lock of the activity first.
      app.setTime(late);
      await press({ ...ELSEWHERE, kind, device_event_id: randomUUID() });
      app.setTime(early);
      await press({ ...OFFICE, kind, device_event_id: randomUUID() });
    }
    expect(await detail()).toMatchObject({
      attendance_time: early,
      position_verdict: 'on_site',
      ...OFFICE,
      left_at: late,
    });
  },
);

describe('a check-out', () => {
  test('answers 422 where the period does not require it', async () => {
    const { press, detail } = await setUp();
    const answer = await press({ ...OFFICE, kind: 'out' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      kind: ['Periode magang ini tidak memakai absen pulang.'],
    });
    expect(await detail()).toMatchObject({ attendance_events: [], left_at: null });
  });

  testInAll('counts as the last one, and needs no check-in', async () => {
    const { press, detail } = await setUp({ requires_check_out: true });
    app.setTime('2026-03-02T08:00:00Z');
    expect((await press({ ...OFFICE, kind: 'out' })).json().data).toMatchObject({
      attendance_time: null,
      latitude: null,
      left_at: '2026-03-02T08:00:00.000Z',
    });
    app.setTime('2026-03-02T09:00:00Z');
    await press({ ...OFFICE, kind: 'out' });
    expect(await detail()).toMatchObject({
      left_at: '2026-03-02T09:00:00.000Z',
      attendance_events: [{ kind: 'out' }, { kind: 'out' }],
    });
  });

  test('answers 422 on another day', async () => {
    const { press, internship } = await setUp({ requires_check_out: true });
    const earlier = await anActivity(app.db, { internship_id: internship.id, date: '2026-03-01' });
    expect((await press({ ...OFFICE, kind: 'out' }, earlier.id)).statusCode).toBe(422);
  });
});

testInAll.each([
  ['accuracy', { accuracy: -1 }],
  ['accuracy', { accuracy: 'near' }],
  ['kind', { kind: 'lunch' }],
  ['device_event_id', { device_event_id: '1' }],
  ['device_time', { device_time: '2026-03-02' }],
  ['device_time', { device_time: '2026-13-02T01:00:00Z' }],
  ['reason', { reason: 'tired' }],
  ['reason_note', { reason_note: 'x' }],
  ['reason_note', { reason_note: 'x'.repeat(301) }],
])('names the field %s in the error for %j', async (field, wrong) => {
  const { press } = await setUp();
  const answer = await press({ ...OFFICE, ...wrong });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test('no event is changed or deleted but with its activity', async () => {
  const { id, press } = await setUp();
  await press(OFFICE);
  const events = () => app.db.updateTable('attendance_events').where('activity_id', '=', id);
  await expect(events().set({ kind: 'out' }).execute()).rejects.toThrow('never changed');
  await expect(
    app.db.deleteFrom('attendance_events').where('activity_id', '=', id).execute(),
  ).rejects.toThrow('never changed');
  await app.db.deleteFrom('activities').where('id', '=', id).execute();
  const left = app.db.selectFrom('attendance_events').where('activity_id', '=', id);
  expect(await left.select('id').execute()).toEqual([]);
});

const NIGHT = { start_time: '22:00', end_time: '06:00' };
const DAY = { start_time: '08:00', end_time: '16:00' };

// Times are those of UTC: 07:00 in Jakarta is 00:00.
testInAll.each<[Zone, Setting['shift'], string, boolean]>([
  ['WIB', DAY, '2026-03-01T16:59:00Z', false],
  ['WIB', DAY, '2026-03-01T17:00:00Z', true],
  ['WIB', DAY, '2026-03-02T23:59:00Z', true],
  ['WIB', DAY, '2026-03-03T00:00:00Z', false],
  ['WIB', NIGHT, '2026-03-01T16:59:00Z', false],
  ['WIB', NIGHT, '2026-03-03T00:30:00Z', true],
  ['WIB', NIGHT, '2026-03-03T16:59:00Z', true],
  ['WIB', NIGHT, '2026-03-03T17:00:00Z', false],
  ['WITA', DAY, '2026-03-01T15:59:00Z', false],
  ['WITA', DAY, '2026-03-01T16:00:00Z', true],
  ['WIT', DAY, '2026-03-01T14:59:00Z', false],
  ['WIT', DAY, '2026-03-01T15:00:00Z', true],
  ['WIT', NIGHT, '2026-03-03T14:59:00Z', true],
  ['WIT', NIGHT, '2026-03-03T15:00:00Z', false],
])('in %s a shift of %j can be attended at %s: %s', async (time_zone, shift, now, isOpen) => {
  const { press } = await setUp({ time_zone, shift }, now);
  expect((await press(OFFICE)).statusCode).toBe(isOpen ? 200 : 422);
});

test('an activity follows the clock of its own place', async () => {
  const { press, internship, id } = await setUp({}, '2026-03-01T15:00:00Z');
  expect((await press(OFFICE)).statusCode).toBe(422);
  const { company_id } = await app.db
    .selectFrom('mentors')
    .select('company_id')
    .where('id', '=', internship.mentor_id)
    .executeTakeFirstOrThrow();
  const place = await aPlace(app.db, { company_id, time_zone: 'WIT' });
  await app.db.updateTable('activities').set({ place_id: place.id }).where('id', '=', id).execute();
  expect((await press(OFFICE)).statusCode).toBe(200);
});
