import { randomUUID } from 'node:crypto';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { openConnections } from '@/server/testing/openConnections';
import { race, statuses } from '@/server/testing/race';

/** A Monday. */
const TODAY = '2030-03-25';
const NOW = `${TODAY}T03:00:00.000Z`;
/** Ten days before, so that requests about the week before it were in time. */
const MADE = '2030-03-15T03:00:00.000Z';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-01-01', end_date: '2030-06-30' });
});

const request = (values: object = {}) => ({
  ...{ internship_id: desk.internship.id, kind: 'sick', reason: 'Demam.' },
  ...{ start_date: '2030-03-04', end_date: '2030-03-05' },
  ...{ queued: true, device_time: MADE, clock_offset: 0, device_event_id: randomUUID() },
  ...values,
});

const ask = (values: object, who = desk.as.student) => who.post('/attendance-requests', values);

test('a queued request is judged at the time at which it was made, and shows both times', async () => {
  const late = await ask(request({ queued: false }));
  expect(late.json().errors).toEqual({ start_date: ['Tanggal paling lama 14 hari yang lalu'] });
  const device_time = '2030-03-15T02:48:00.000Z';
  const answer = await ask(request({ device_time, clock_offset: 12 * 60_000 }));
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({
    ...{ made_at: MADE, created_at: NOW, device_time, clock_doubt: 'offset', late_press: null },
    // The mentor could not know of it before.
    lecturer_from: '2030-03-28',
  });
});

test('a queued request by a clock that went back says so', async () => {
  const answer = await ask(request({ clock_went_back: true }));
  expect(answer.json().data).toMatchObject({ made_at: MADE, clock_doubt: 'went_back' });
});

test('the limit of days stays, by the day of the campus on which it was made', async () => {
  const first = (start_date: string) => request({ start_date, end_date: start_date });
  expect((await ask(first('2030-02-28'))).statusCode).toBe(422);
  expect((await ask(first('2030-03-01'))).statusCode).toBe(201);
});

test.each([
  ['is still to come', '2030-03-25T03:05:00.001Z', 'waktu yang belum tiba'],
  ['is more than ninety days old', '2029-12-24T16:59:59.000Z', 'lebih dari 90 hari'],
  ['is missing', null, 'wajib ada'],
])('refuses a time that %s', async (_what, device_time, text) => {
  const answer = await ask(request({ device_time }));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ device_time: [expect.stringContaining(text)] });
});

test('a correction claims no press after the time at which it was made', async () => {
  const { id } = await desk.activity({ date: '2030-03-15' });
  const correction = (claimed_time: string) =>
    request({ kind: 'correction', activity_id: id, press: 'in', claimed_time });
  const answer = await ask(correction('10:01'));
  expect(Object.keys(answer.json().errors)).toEqual(['claimed_time']);
  expect((await ask(correction('10:00'))).statusCode).toBe(201);
});

test('the server stores a request once for ever, and refuses its ID to anybody else', async () => {
  const sent = request();
  const { id } = (await ask(sent)).json().data;
  app.setTime('2032-03-25T03:00:00.000Z');
  const later = await callsOf(app, desk.student.user);
  const again = await ask({ ...sent, reason: 'Lain.' }, later);
  expect(again.statusCode).toBe(201);
  expect(again.json().data).toMatchObject({ id, reason: 'Demam.', created_at: NOW });
  const placed = await desk.placed('Bagas Saputra');
  const stranger = await callsOf(app, placed.student.user);
  const other = await ask({ ...sent, internship_id: placed.internship.id }, stranger);
  expect(other.statusCode).toBe(409);
  expect(other.json()).toEqual({ message: 'ID pengajuan ini sudah dipakai.' });
});

test('the same request twice at the same moment is stored once', async () => {
  await openConnections(app.db, 4);
  for (const round of [0, 1, 2]) {
    const start_date = `2030-03-0${4 + round}`;
    const sent = request({ start_date, end_date: start_date });
    const answers = await race(
      round,
      () => ask(sent),
      () => ask(sent),
      () => ask(sent),
    );
    expect(statuses(answers)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  }
});
