import { anActivity, anInternship, aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { openConnections } from '@/server/testing/openConnections';
import { testInAll } from '@/shared/testing/testLevel';

const PLACE = { latitude: -6.914744, longitude: 107.60981 };
const NOT_TODAY = 'Absen hanya dapat dilakukan pada tanggal aktivitas.';

let app: TestApp;
let headers: { authorization: string };
let internship_id: number;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

// A new session each time, because the test moves the clock to any time.
async function at(time: string) {
  app.setTime(time);
  const student = await aStudent(app.db);
  internship_id = (await anInternship(app.db, { student_id: student.id })).id;
  headers = await app.signIn(student.user);
}

const record = (id: number, payload: object = PLACE) =>
  app.inject({
    method: 'PATCH',
    url: `/api/activities/${id}/presence-student`,
    headers,
    payload,
  });

test('records the time of the server', async () => {
  await at('2026-03-02T01:02:03.004Z');
  const { id } = await anActivity(app.db, { internship_id, date: '2026-03-02' });
  const answer = await record(id, { ...PLACE, attendance_time: '2020-01-01T00:00:00Z' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    id,
    ...PLACE,
    attendance_time: '2026-03-02T01:02:03.004Z',
    validated_at_by_mentor: null,
    validated_at_by_lecturer: null,
  });
  const stored = await app.inject({ method: 'GET', url: `/api/activities/${id}`, headers });
  expect(stored.json().data).toMatchObject(answer.json().data);
});

test.each([
  ['2026-03-02T16:59:00Z', '2026-03-02', 200],
  // after midnight on campus: both days, until UTC follows
  ['2026-03-02T17:30:00Z', '2026-03-02', 200],
  ['2026-03-02T17:30:00Z', '2026-03-03', 200],
  ['2026-03-03T00:00:00Z', '2026-03-02', 422],
  ['2026-03-03T00:00:00Z', '2026-03-03', 200],
  ['2026-03-02T16:59:00Z', '2026-03-03', 422],
  ['2026-03-02T17:30:00Z', '2026-03-01', 422],
])('answers at %s for %s with %i', async (time, date, statusCode) => {
  await at(time);
  const { id } = await anActivity(app.db, { internship_id, date });
  const answer = await record(id);
  expect(answer.statusCode).toBe(statusCode);
  if (statusCode === 422) {
    expect(answer.json()).toEqual({ message: NOT_TODAY, errors: { date: [NOT_TODAY] } });
  }
});

test('changes nothing when repeated, even on a later day', async () => {
  await at('2026-03-02T01:00:00Z');
  const { id } = await anActivity(app.db, { internship_id, date: '2026-03-02' });
  const first = (await record(id)).json();
  app.setTime('2026-03-02T02:00:00Z');
  const again = await record(id, { latitude: 1, longitude: 2 });
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first);

  await app.db.updateTable('activities').set({ date: '2026-02-01' }).where('id', '=', id).execute();
  const later = await record(id);
  expect(later.statusCode).toBe(200);
  expect(later.json().data.attendance_time).toBe(first.data.attendance_time);
});

testInAll('answers concurrent submissions with the first one', async () => {
  await at('2026-03-02T01:00:00Z');
  const { id } = await anActivity(app.db, { internship_id, date: '2026-03-02' });
  await openConnections(app.db, 6);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((latitude) => record(id, { latitude, longitude: 100 })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const latitudes = new Set(answers.map((answer) => answer.json().data.latitude));
  expect(latitudes.size).toBe(1);
});

test.each([
  [{}, ['latitude', 'longitude']],
  [{ ...PLACE, latitude: null }, ['latitude']],
  [{ ...PLACE, latitude: 90.1 }, ['latitude']],
  [{ ...PLACE, longitude: -180.1 }, ['longitude']],
  [{ ...PLACE, longitude: 'NaN' }, ['longitude']],
])('refuses %j', async (payload, fields) => {
  await at('2026-03-02T01:00:00Z');
  const { id } = await anActivity(app.db, { internship_id, date: '2026-03-02' });
  const answer = await record(id, payload);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(fields);
});
