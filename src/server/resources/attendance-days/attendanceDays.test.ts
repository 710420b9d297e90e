import { aDesk, type Desk } from '@/server/testing/aDesk';
import { aHoliday, anAttendanceRequest, anInternship, aPlace } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

/** A Wednesday, 10.00 WIB. */
const NOW = '2030-03-13T03:00:00.000Z';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
});

type Caller = Desk['as']['student'];
type Day = {
  date: string;
  verdict: string | null;
  flags: string[];
  holiday_name: string | null;
  first_in: string | null;
  worked_minutes: number | null;
};

const read = (who: Caller, from: string, to: string, id = desk.internship.id) =>
  who.get(`/internships/${id}/attendance-days?date_from=${from}&date_to=${to}`);

async function daysOf(from = '2030-03-04', to = '2030-03-14') {
  const answer = await read(desk.as.student, from, to);
  expect(answer.statusCode).toBe(200);
  const { days, totals } = answer.json().data as { days: Day[]; totals: Record<string, number> };
  return { days, totals, verdictOn: (date: string) => days.find((day) => day.date === date) };
}

const approved = (kind: 'leave' | 'sick', date: string) =>
  anAttendanceRequest(app.db, {
    internship_id: desk.internship.id,
    kind,
    start_date: date,
    end_date: date,
    state: 'approved',
    decided_at: NOW,
    decided_by_user_id: desk.mentor.user.id,
    decided_by_name: 'Dewi Kartika',
    decided_by_role: 'mentor',
  });

test('gives every day its verdict, and the totals of all', async () => {
  await desk.attended('2030-03-04', '07:55');
  await desk.attended('2030-03-05', '08:16');
  await desk.activity({ date: '2030-03-06' });
  await desk.activity({ date: '2030-03-07' });
  await approved('sick', '2030-03-07');
  await desk.attended('2030-03-08', '08:00');
  await approved('leave', '2030-03-08');
  await desk.activity({ date: '2030-03-11' });
  const holiday = await aHoliday(app.db, { date: '2030-03-11', name: 'Nyepi' });
  await desk.activity({ date: '2030-03-13' });

  const { days, totals, verdictOn } = await daysOf();
  expect(days.map(({ date, verdict }) => `${date.slice(8)} ${verdict}`)).toEqual([
    '04 present',
    '05 late',
    '06 absent',
    '07 sick',
    '08 needs_settling',
    '09 null',
    '10 null',
    '11 holiday',
    '12 null',
    // The shift is not over.
    '13 pending',
    '14 null',
  ]);
  expect(verdictOn('2030-03-05')).toMatchObject({
    flags: ['late'],
    first_in: '2030-03-05T01:16:00.000Z',
  });
  expect(verdictOn('2030-03-11')?.holiday_name).toBe('Nyepi');
  expect(totals).toMatchObject({ present: 1, late: 1, absent: 1, sick: 1, pending: 1 });
  expect(totals.attendance_percent).toBe(50);
  await app.db.deleteFrom('holidays').where('id', '=', holiday.id).execute();
});

test('counts a correction that has been approved, and not before', async () => {
  const activity = await desk.activity({ date: '2030-03-06' });
  const { id } = await anAttendanceRequest(app.db, {
    internship_id: desk.internship.id,
    kind: 'correction',
    start_date: '2030-03-06',
    end_date: '2030-03-06',
    activity_id: activity.id,
    press: 'in',
    claimed_at: '2030-03-06T01:02:00Z',
  });
  expect((await daysOf()).verdictOn('2030-03-06')?.verdict).toBe('absent');
  await desk.as.mentor.post('/attendance-requests/decisions', {
    decision: 'approve',
    request_ids: [id],
  });
  expect((await daysOf()).verdictOn('2030-03-06')).toMatchObject({
    verdict: 'present',
    flags: ['corrected'],
    first_in: '2030-03-06T01:02:00.000Z',
  });
});

test('counts and lists an approved correction on the day to which its activity has moved', async () => {
  const activity = await desk.activity({ date: '2030-03-06' });
  await anAttendanceRequest(app.db, {
    internship_id: desk.internship.id,
    kind: 'correction',
    start_date: '2030-03-06',
    end_date: '2030-03-06',
    activity_id: activity.id,
    press: 'in',
    claimed_at: '2030-03-06T01:02:00Z',
    state: 'approved',
    decided_at: NOW,
    decided_by_user_id: desk.mentor.user.id,
    decided_by_name: 'Dewi Kartika',
    decided_by_role: 'mentor',
  });
  const { name, description, start_time, end_time, address, version } = activity;
  const times = { start_time: start_time.slice(0, 5), end_time: end_time.slice(0, 5) };
  const moved = { name, description, ...times, address, version, date: '2030-03-07' };
  expect((await desk.as.mentor.put(`/activities/${activity.id}`, moved)).statusCode).toBe(200);
  const { verdictOn } = await daysOf();
  const requestsFrom = async (day: string) =>
    (await desk.as.mentor.get(`/attendance-requests?date_from=${day}&date_to=${day}`)).json().data;
  expect(await requestsFrom('2030-03-06')).toEqual([]);
  const days = { start_date: '2030-03-07', end_date: '2030-03-07' };
  expect(await requestsFrom('2030-03-07')).toMatchObject([days]);
  expect(verdictOn('2030-03-06')?.verdict).toBeNull();
  expect(verdictOn('2030-03-07')).toMatchObject({ verdict: 'present', flags: ['corrected'] });
  const range = 'date_from=2030-03-04&date_to=2030-03-14';
  const url = `/attendance-recap/totals?internship_period_id=${desk.period.id}&${range}`;
  expect((await desk.as.mentor.get(url)).json().data).toMatchObject({ present: 1, absent: 0 });
});

test('follows the clock and the joint leave of the place', async () => {
  await aPlace(app.db, {
    company_id: desk.company.id,
    time_zone: 'WIT',
    has_joint_leave: false,
  });
  const leave = await aHoliday(app.db, { date: '2030-03-05', kind: 'joint_leave' });
  // 07.30 WIB is 09.30 WIT.
  await desk.attended('2030-03-05', '07:30');
  expect((await daysOf()).verdictOn('2030-03-05')).toMatchObject({
    verdict: 'late',
    holiday_name: null,
  });
  await app.db.deleteFrom('holidays').where('id', '=', leave.id).execute();
});

test('counts the hours between check-in and check-out', async () => {
  await app.db
    .updateTable('internship_periods')
    .set({ requires_check_out: true })
    .where('id', '=', desk.period.id)
    .execute();
  const activity = await desk.activity({ date: '2030-03-13', break_minutes: 60 });
  const press = (kind: string) =>
    app.inject({
      method: 'PATCH',
      url: `/api/activities/${activity.id}/presence-student`,
      headers: desk.as.student.headers,
      payload: { latitude: -6.9, longitude: 107.6, kind },
    });
  app.setTime('2030-03-13T01:00:00Z');
  await press('in');
  app.setTime('2030-03-13T09:00:00Z');
  await press('out');
  const { totals, verdictOn } = await daysOf();
  expect(verdictOn('2030-03-13')).toMatchObject({ verdict: 'present', worked_minutes: 420 });
  expect(totals.hours).toBe(7);
});

test('says nothing about days outside the period', async () => {
  await desk.activity({ date: '2030-03-01' });
  expect((await daysOf('2030-03-01', '2030-03-03')).days.map(({ verdict }) => verdict)).toEqual([
    null,
    null,
    null,
  ]);
});

test('answers the people of the placement only', async () => {
  const other = await anInternship(app.db);
  for (const who of Object.values(desk.as)) {
    expect((await read(who, '2030-03-04', '2030-03-05')).statusCode).toBe(200);
    expect((await read(who, '2030-03-04', '2030-03-05', other.id)).statusCode).toBe(404);
  }
});

test.each([
  ['2030-03-05', '2030-03-04', 422, 'Tanggal akhir tidak boleh sebelum tanggal mulai'],
  ['2030-01-01', '2031-01-02', 422, 'Paling banyak 366 hari'],
  ['2030-01-01', '2031-01-01', 200, undefined],
])('answers %s to %s with %s', async (from, to, status, message) => {
  const answer = await read(desk.as.student, from, to);
  expect([answer.statusCode, answer.json().errors?.date_to?.[0]]).toEqual([status, message]);
});

test('names the undecided requests about a day, and the zone of its activity', async () => {
  const place = await aPlace(app.db, { company_id: desk.company.id, time_zone: 'WIT' });
  await desk.activity({ date: '2030-03-06', place_id: place.id });
  for (const kind of ['sick', 'elsewhere'] as const) {
    await anAttendanceRequest(app.db, {
      ...{ internship_id: desk.internship.id, kind },
      ...{ start_date: '2030-03-06', end_date: '2030-03-07' },
    });
  }
  const { verdictOn } = await daysOf();
  expect(verdictOn('2030-03-06')).toMatchObject({
    ...{ verdict: 'absent', waiting: ['sick', 'elsewhere'], time_zone: 'WIT' },
  });
  expect(verdictOn('2030-03-07')).toMatchObject({ verdict: null, waiting: ['sick', 'elsewhere'] });
  expect(verdictOn('2030-03-08')).toMatchObject({ waiting: [] });
  const day = await desk.as.student.get(
    `/internships/${desk.internship.id}/attendance-days/2030-03-06`,
  );
  expect(day.json().data).toMatchObject({
    mentor_name: 'Dewi Kartika',
    waiting: ['sick', 'elsewhere'],
  });
});
