import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  anAttendanceRequest,
  anInternship,
  anInterruption,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';

/** A Wednesday, 10.00 WIB. */
const NOW = '2030-03-13T03:00:00.000Z';

type Caller = Desk['as']['student'];

let app: TestApp;
let desk: Desk;
let admin: Caller;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});

function urlOf(filters: Record<string, string | number> = {}): string {
  const query = new URLSearchParams({
    internship_period_id: String(desk.period.id),
    date_from: '2030-03-04',
    date_to: '2030-03-08',
  });
  for (const [name, value] of Object.entries(filters)) query.set(name, String(value));
  return `/attendance-recap?${query}`;
}

const read = async (who: Caller, filters: Record<string, string | number> = {}) => {
  const answer = await who.get(urlOf(filters));
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const anotherAt = async (company: 'own' | 'other', name: string) => {
  const student = await aStudent(app.db, { user: { name }, academic_year: '2027/2028' });
  return anInternship(app.db, {
    student_id: student.id,
    internship_period_id: desk.period.id,
    lecturer_id: desk.lecturer.id,
    ...(company === 'own' && { mentor_id: desk.mentor.id }),
  });
};

test('lists the students of a period by name with a verdict for each day and their totals', async () => {
  const { internship } = await desk.placed('Zahra Aulia');
  await desk.attended('2030-03-04', '07:55');
  await desk.attended('2030-03-05', '08:20');
  await desk.activity({ internship_id: internship.id, date: '2030-03-07' });
  await anAttendanceRequest(app.db, {
    internship_id: internship.id,
    kind: 'sick',
    start_date: '2030-03-07',
    end_date: '2030-03-07',
    state: 'approved',
    decided_at: NOW,
    decided_by_user_id: desk.mentor.user.id,
    decided_by_name: 'Dewi Kartika',
    decided_by_role: 'mentor',
  });
  const { data, meta } = await read(admin);
  expect(meta).toEqual({ page: 1, per_page: 100, total: 2 });
  expect(data).toEqual([
    expect.objectContaining({
      id: desk.internship.id,
      student_name: 'Aditya Pratama',
      company_name: 'PT Nusantara',
      verdicts: ['present', 'late', null, null, null],
      totals: expect.objectContaining({ present: 1, late: 1, absent: 0, attendance_percent: 100 }),
    }),
    expect.objectContaining({
      student_name: 'Zahra Aulia',
      verdicts: [null, null, null, 'sick', null],
      totals: expect.objectContaining({ sick: 1, attendance_percent: 0 }),
    }),
  ]);
});

test('agrees with the days of each placement', async () => {
  await desk.attended('2030-03-04', '08:40');
  await desk.activity({ date: '2030-03-06' });
  const days = await admin.get(
    `/internships/${desk.internship.id}/attendance-days?date_from=2030-03-04&date_to=2030-03-08`,
  );
  const { data } = await read(admin);
  const { days: expected, totals } = days.json().data;
  expect(data[0].verdicts).toEqual(expected.map((day: { verdict: string }) => day.verdict));
  expect(data[0].totals).toEqual(totals);
});

test('lists the placements of a lecturer and of a mentor to them alone', async () => {
  await anInternship(app.db, { internship_period_id: desk.period.id });
  expect((await read(admin)).meta.total).toBe(2);
  for (const who of [desk.as.lecturer, desk.as.mentor]) {
    const { data } = await read(who);
    expect(data.map((row: { id: number }) => row.id)).toEqual([desk.internship.id]);
  }
  expect((await desk.as.student.get(urlOf())).statusCode).toBe(403);
});

test('filters by company, lecturer, mentor, academic year and text', async () => {
  const own = await anotherAt('own', 'Bayu Nugraha');
  const other = await anotherAt('other', 'Citra Lestari');
  const idsOf = async (filters: Record<string, string | number>) =>
    (await read(admin, filters)).data.map((row: { id: number }) => row.id);
  const first = desk.internship.id;
  expect(await idsOf({})).toEqual([first, own.id, other.id]);
  expect(await idsOf({ company_id: desk.company.id })).toEqual([first, own.id]);
  expect(await idsOf({ mentor_id: desk.mentor.id })).toEqual([first, own.id]);
  expect(await idsOf({ lecturer_id: desk.lecturer.id })).toEqual([first, own.id, other.id]);
  expect(await idsOf({ academic_year: '2027/2028' })).toEqual([own.id, other.id]);
  expect(await idsOf({ academic_year: '2027/2028', search: 'citra' })).toEqual([other.id]);
});

test('reads one page, with the number of all', async () => {
  const second = await anotherAt('own', 'Bayu Nugraha');
  const { data, meta } = await read(admin, { page: 2, per_page: 1 });
  expect(data.map((row: { id: number }) => row.id)).toEqual([second.id]);
  expect(meta).toEqual({ page: 2, per_page: 1, total: 2 });
});

test.each([
  ['before the first day', '2030-03-03', 'Tanggal akhir tidak boleh sebelum tanggal mulai'],
  ['more than 366 days after it', '2031-03-06', 'Paling banyak 366 hari'],
])('refuses a last day %s', async (_what, date_to, message) => {
  const answer = await admin.get(urlOf({ date_to }));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ date_to: [message] });
});

test('reads one day with its activities, presses and who pressed', async () => {
  const activity = await desk.activity({
    date: '2030-03-05',
    attendance_time: new Date('2030-03-05T08:20:00+07:00'),
    position_verdict: 'off_site',
  });
  await app.db
    .insertInto('attendance_events')
    .values({
      device_event_id: crypto.randomUUID(),
      activity_id: activity.id,
      kind: 'in',
      received_at: '2030-03-05T01:20:00Z',
      verdict: 'off_site',
      distance: 412,
      place_name: 'Kantor Pusat',
      place_latitude: -6.9,
      place_longitude: 107.6,
      place_radius: 150,
      reason: 'client_visit',
      actor_user_id: desk.student.user.id,
      actor_name: 'Aditya Pratama',
      actor_role: 'student',
    })
    .execute();
  const url = (date: string) => `/internships/${desk.internship.id}/attendance-days/${date}`;
  const day = await desk.as.student.get(url('2030-03-05'));
  expect(day.json().data).toMatchObject({
    date: '2030-03-05',
    verdict: 'late',
    flags: ['late', 'offSite'],
    time_zone: 'WIB',
    activities: [
      {
        id: activity.id,
        events: [
          {
            kind: 'in',
            verdict: 'off_site',
            distance: 412,
            place: { name: 'Kantor Pusat' },
            reason: 'client_visit',
            actor_name: 'Aditya Pratama',
          },
        ],
      },
    ],
  });
  const empty = await admin.get(url('2030-03-06'));
  expect(empty.json().data).toMatchObject({ verdict: null, activities: [] });
});

test('counts the verdicts of all students that the filters find', async () => {
  const second = await anotherAt('other', 'Bayu Nugraha');
  await desk.attended('2030-03-04', '07:55');
  await desk.attended('2030-03-04', '08:20', second.id);
  await desk.activity({ internship_id: second.id, date: '2030-03-05' });
  const totalsOf = async (who: Caller, filters: Record<string, string | number> = {}) =>
    (await who.get(urlOf(filters).replace('?', '/totals?'))).json().data;
  expect(await totalsOf(admin)).toMatchObject({
    placements: 2,
    present: 1,
    late: 1,
    absent: 1,
    attendance_percent: 66.7,
  });
  expect(await totalsOf(admin, { search: 'bayu' })).toMatchObject({ placements: 1, present: 0 });
  expect(await totalsOf(desk.as.mentor)).toMatchObject({ placements: 1, present: 1, absent: 0 });
});

test('names the days of the range on which a placement is interrupted', async () => {
  await anInterruption(app.db, {
    internship_id: desk.internship.id,
    ...{ start_date: '2030-03-07', end_date: null },
  });
  const { data } = await read(admin);
  expect(data[0]).toMatchObject({ interrupted_days: ['2030-03-07', '2030-03-08'] });
});

test('names the days of the range with an undecided request', async () => {
  await desk.activity({ date: '2030-03-07' });
  await anAttendanceRequest(app.db, {
    ...{ internship_id: desk.internship.id, kind: 'sick' },
    ...{ start_date: '2030-03-07', end_date: '2030-03-11' },
  });
  const { data } = await read(admin);
  expect(data[0]).toMatchObject({
    verdicts: [null, null, null, 'absent', null],
    waiting_days: ['2030-03-07', '2030-03-08'],
  });
});
