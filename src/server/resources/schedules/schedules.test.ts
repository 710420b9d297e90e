import {
  aCompany,
  aHoliday,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  anInterruption,
  aPlace,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';
import { aWorkPatternInput } from '@/shared/testing/workPatternInput';

const NOW = '2030-03-01T03:00:00.000Z';
/** A Monday, and the Sunday after next. */
const START = '2030-03-04';
const END = '2030-03-17';

let app: TestApp;
let superAdmin: Awaited<ReturnType<typeof newUserOf.super_admin>>['user'];
let admin: Record<string, string>;
/** Sessions expire, so they begin with the time. */
const setTime = async (now: string) => {
  app.setTime(now);
  admin = await app.signIn(superAdmin);
};
beforeAll(async () => {
  app = await buildTestApp();
  superAdmin = (await newUserOf.super_admin(app.db)).user;
});
beforeEach(() => setTime(NOW));
afterAll(() => app.close());

type Body = Record<string, unknown>;
type Day = { date: string; outcome: string; reason?: string; holiday_name?: string };

async function setUp({ closed_at = null as string | null } = {}) {
  const company = await aCompany(app.db, { address: 'Jl. Merdeka No. 1' });
  const mentor = await aMentor(app.db, { company_id: company.id });
  const period = await anInternshipPeriod(app.db, {
    start_date: '2030-03-01',
    end_date: '2030-06-30',
  });
  const internship = await anInternship(app.db, {
    mentor_id: mentor.id,
    internship_period_id: period.id,
  });
  if (closed_at) {
    await app.db
      .updateTable('internship_periods')
      .set({ closed_at, is_active: false })
      .where('id', '=', period.id)
      .execute();
  }
  const schedule = (values: Body = {}) => ({
    internship_ids: [internship.id],
    start_date: START,
    end_date: END,
    pattern: aWorkPatternInput(),
    ...values,
  });
  const post = (url: string, payload: Body, headers?: typeof admin) =>
    app.inject({ method: 'POST', url: `/api${url}`, headers: headers ?? admin, payload });
  const check = async (values: Body = {}) => {
    const answer = await post('/schedules/check', schedule(values));
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  };
  return {
    ...{ company, mentor, period, internship, schedule, post, check },
    /** Checks a schedule and stores it, as a person does. */
    store: async (values: Body = {}) => {
      const { counts } = await check(values);
      const answer = await post('/schedules', { ...schedule(values), expected: counts });
      expect([answer.statusCode, answer.json().data]).toEqual([201, counts]);
      return counts;
    },
    activities: () =>
      app.db
        .selectFrom('activities')
        .selectAll()
        .where('internship_id', '=', internship.id)
        .orderBy('date')
        .execute(),
  };
}

const outcomes = ({ placements }: { placements: { days: Day[] }[] }) =>
  placements[0]?.days.map(({ date, outcome, reason }) => [date, reason ?? outcome]);

test('adds an activity on each working day and stores the hours', async () => {
  const { store, activities, internship } = await setUp();
  expect(await store()).toEqual({ add: 10, change: 0, keep: 0, skip: 0, leftover: 0 });
  const rows = await activities();
  expect(rows.map(({ date }) => date)).toEqual([
    ...['04', '05', '06', '07', '08'].map((day) => `2030-03-${day}`),
    ...['11', '12', '13', '14', '15'].map((day) => `2030-03-${day}`),
  ]);
  expect(rows[0]).toMatchObject({
    ...{ name: 'Kerja magang', start_time: '08:00', end_time: '16:00', break_minutes: 60 },
    ...{ address: 'Jl. Merdeka No. 1', is_generated: true, place_id: null },
  });
  const { data } = (
    await app.inject({
      method: 'GET',
      url: `/api/internships/${internship.id}/work-patterns`,
      headers: admin,
    })
  ).json();
  expect(data).toEqual([
    { ...aWorkPatternInput(), id: expect.any(Number), valid_from: START, place_name: null },
  ]);
});

test('answers with the latest hours of the placements that have some', async () => {
  const first = await setUp();
  const second = await setUp();
  await first.store();
  await first.store({ start_date: '2030-03-11', pattern: aWorkPatternInput({ name: 'Malam' }) });
  const ids = [first.internship.id, second.internship.id];
  const answer = await first.post('/schedules/hours', { internship_ids: ids });
  expect(answer.json().data).toMatchObject([
    { internship_id: first.internship.id, name: 'Malam', valid_from: '2030-03-11' },
  ]);
  const mentor = await app.signIn(second.mentor.user);
  const refused = await first.post('/schedules/hours', { internship_ids: ids }, mentor);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { internship_ids: ['Magang tidak ditemukan'] },
  ]);
});

test('stored hours change nothing the second time, and say which holidays are estimated', async () => {
  await aHoliday(app.db, { date: '2030-03-06', name: 'Idul Fitri', certainty: 'estimated' });
  const { store, check } = await setUp();
  await store();
  const { counts, placements } = await check({ pattern: null });
  expect(counts).toEqual({ add: 0, change: 0, keep: 9, skip: 1, leftover: 0 });
  const skipped = placements[0].days.filter(({ outcome }: Day) => outcome === 'skip');
  expect(skipped).toEqual([
    expect.objectContaining({ holiday_name: 'Idul Fitri', holiday_certainty: 'estimated' }),
  ]);
  await app.db.deleteFrom('holidays').where('date', '=', '2030-03-06').execute();
});

test('adds nothing the second time', async () => {
  const { store } = await setUp();
  await store();
  expect(await store()).toEqual({ add: 0, change: 0, keep: 10, skip: 0, leftover: 0 });
  expect(await store({ pattern: null })).toMatchObject({ add: 0, keep: 10 });
});

test('skips holidays, joint leave where the place has it, and days outside the period', async () => {
  await aHoliday(app.db, { date: '2030-03-05', name: 'Nyepi', kind: 'national' });
  await aHoliday(app.db, { date: '2030-03-06', name: 'Cuti bersama Nyepi', kind: 'joint_leave' });
  const { check, company } = await setUp();
  const days = { start_date: '2030-03-05', end_date: '2030-03-06' };
  const before = await check(days);
  expect(outcomes(before)).toEqual([
    ['2030-03-05', 'holiday'],
    ['2030-03-06', 'joint_leave'],
  ]);
  expect(before.placements[0].days[0].holiday_name).toBe('Nyepi');
  await aPlace(app.db, { company_id: company.id, has_joint_leave: false });
  expect(outcomes(await check(days))).toEqual([
    ['2030-03-05', 'holiday'],
    ['2030-03-06', 'add'],
  ]);
  const outside = { start_date: '2030-06-28', end_date: '2030-07-01' };
  expect(outcomes(await check(outside))).toEqual([
    ['2030-06-28', 'add'],
    ['2030-07-01', 'outside_period'],
  ]);
  await app.db.deleteFrom('holidays').where('date', '>=', '2030-01-01').execute();
});

test('changes future days to new hours and leaves what has attendance, a decision or a log', async () => {
  const { store, check, activities } = await setUp();
  await store();
  const [first, second, third] = await activities();
  const mark = (id: number | undefined, values: object) =>
    app.db
      .updateTable('activities')
      .set(values)
      .where('id', '=', id ?? 0)
      .execute();
  await mark(first?.id, { attendance_time: NOW });
  await mark(second?.id, { validated_at_by_mentor: NOW });
  await app.db
    .insertInto('activity_logs')
    .values({ activity_id: third?.id ?? 0, text: 'Draf', saved_at: NOW })
    .execute();
  const later = { pattern: aWorkPatternInput({ start_time: '09:00', end_time: '17:00' }) };
  expect(outcomes(await check(later))?.slice(0, 4)).toEqual([
    ['2030-03-04', 'attended'],
    ['2030-03-05', 'exists'],
    ['2030-03-06', 'exists'],
    ['2030-03-07', 'change'],
  ]);
  expect(await store(later)).toMatchObject({ change: 7, skip: 3 });
  expect((await activities()).map(({ start_time }) => start_time)).toEqual([
    ...Array(3).fill('08:00'),
    ...Array(7).fill('09:00'),
  ]);
});

test('leaves days that are past as they are', async () => {
  const { store, check } = await setUp();
  await store();
  await setTime('2030-03-06T03:00:00.000Z');
  const later = await check({ pattern: aWorkPatternInput({ start_time: '09:00' }) });
  expect(outcomes(later)?.slice(0, 3)).toEqual([
    ['2030-03-04', 'exists'],
    ['2030-03-05', 'exists'],
    ['2030-03-06', 'change'],
  ]);
});

test('leaves what a person has changed', async () => {
  const { store, activities } = await setUp();
  await store();
  const [first] = await activities();
  const { name, description, date, start_time, address } = first ?? {};
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/activities/${first?.id}`,
    headers: admin,
    payload: { name, description, date, start_time, address, end_time: '12:00' },
  });
  expect(answer.statusCode).toBe(200);
  expect(await store()).toMatchObject({ keep: 9, skip: 1 });
});

test('deletes what the hours have no longer only if asked to', async () => {
  const { store, activities } = await setUp();
  await store();
  const shorter = { pattern: aWorkPatternInput({ weekdays: [1, 2, 3, 4] }) };
  expect(await store(shorter)).toMatchObject({ keep: 8, leftover: 2 });
  expect(await activities()).toHaveLength(10);
  expect(await store({ ...shorter, removes_leftovers: true })).toMatchObject({ leftover: 2 });
  expect(await activities()).toHaveLength(8);
});

test('ends the hours with a version without weekdays', async () => {
  const { store, activities } = await setUp();
  await store();
  const ended = { start_date: '2030-03-11', pattern: aWorkPatternInput({ weekdays: [] }) };
  expect(await store({ ...ended, removes_leftovers: true })).toEqual({
    ...{ add: 0, change: 0, keep: 0, skip: 0, leftover: 5 },
  });
  expect(await activities()).toHaveLength(5);
  // The hours have ended, and a later schedule makes none.
  const later = { start_date: '2030-03-11', end_date: '2030-03-31', pattern: null };
  expect(await store(later)).toMatchObject({ add: 0 });
});

test('plans only days within the placement', async () => {
  const { check, internship } = await setUp();
  await app.db
    .updateTable('internships')
    .set({ start_date: '2030-03-05', end_date: '2030-03-14', end_reason: 'finished' })
    .where('id', '=', internship.id)
    .execute();
  await anInterruption(app.db, {
    internship_id: internship.id,
    start_date: '2030-03-07',
    end_date: '2030-03-11',
  });
  const { counts, placements } = await check();
  expect(counts).toMatchObject({ add: 5, skip: 5 });
  const skipped: Day[] = placements[0].days.filter(({ outcome }: Day) => outcome === 'skip');
  expect(skipped.map(({ date, reason }) => [date, reason])).toEqual(
    ['2030-03-04', '2030-03-07', '2030-03-08', '2030-03-11', '2030-03-15'].map((date) => [
      date,
      'outside_placement',
    ]),
  );
});

test('makes night shifts that end on the next day', async () => {
  const { store, activities } = await setUp();
  await store({ pattern: aWorkPatternInput({ start_time: '22:00', end_time: '06:00' }) });
  expect((await activities())[0]).toMatchObject({ start_time: '22:00', end_time: '06:00' });
});

test('takes address and name of the place of the hours', async () => {
  const { store, activities, company, check } = await setUp();
  const place = await aPlace(app.db, { company_id: company.id, address: 'Jl. Gudang No. 7' });
  const pattern = aWorkPatternInput({ place_id: place.id });
  await store({ pattern });
  expect((await activities())[0]).toMatchObject({
    address: 'Jl. Gudang No. 7',
    place_id: place.id,
  });
  expect((await check({ pattern: null })).counts).toMatchObject({ keep: 10 });
});

test('a new version takes the place of later ones and keeps earlier ones', async () => {
  const { store, internship } = await setUp();
  const versions = async () =>
    (
      await app.db
        .selectFrom('work_patterns')
        .select(['valid_from', 'start_time'])
        .where('internship_id', '=', internship.id)
        .orderBy('valid_from')
        .execute()
    ).map(({ valid_from, start_time }) => [valid_from, start_time]);
  await store();
  await store({
    start_date: '2030-03-11',
    pattern: aWorkPatternInput({ start_time: '10:00' }),
  });
  expect(await versions()).toEqual([
    ['2030-03-04', '08:00'],
    ['2030-03-11', '10:00'],
  ]);
  await store({ start_date: '2030-03-06', pattern: aWorkPatternInput({ start_time: '09:00' }) });
  expect(await versions()).toEqual([
    ['2030-03-04', '08:00'],
    ['2030-03-06', '09:00'],
  ]);
});

test('stores nothing if activities have changed since the check', async () => {
  const { schedule, check, post, internship, activities } = await setUp();
  const { counts } = await check();
  await anActivity(app.db, { internship_id: internship.id, date: START });
  const answer = await post('/schedules', { ...schedule(), expected: counts });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'schedule_changed']);
  expect(await activities()).toHaveLength(1);
});

test('one of two equal schedules at the same moment is stored', async () => {
  const { schedule, check, post, activities } = await setUp();
  const { counts } = await check();
  const body = { ...schedule(), expected: counts };
  const answers = await Promise.all([post('/schedules', body), post('/schedules', body)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await activities()).toHaveLength(10);
});

test('skips every day of a closed period', async () => {
  const { check, store, activities } = await setUp({ closed_at: NOW });
  expect((await check()).counts).toMatchObject({ add: 0, skip: 10 });
  await store();
  expect(await activities()).toHaveLength(0);
});

const FIELDS: [string, Body, string][] = [
  ['no placement', { internship_ids: [] }, 'internship_ids'],
  ['a placement that is not there', { internship_ids: [2_147_483_647] }, 'internship_ids'],
  ['the same placement twice', { internship_ids: [1, 1] }, 'internship_ids'],
  ['an end before the start', { end_date: '2030-03-01' }, 'end_date'],
  ['two years', { end_date: '2032-03-01' }, 'end_date'],
  ['a weekday twice', { pattern: aWorkPatternInput({ weekdays: [1, 1] }) }, 'pattern.weekdays'],
  ['no length', { pattern: aWorkPatternInput({ end_time: '08:00' }) }, 'pattern.end_time'],
  ['a long break', { pattern: aWorkPatternInput({ break_minutes: 481 }) }, 'pattern.break_minutes'],
  ['an unknown place', { pattern: aWorkPatternInput({ place_id: 99_999 }) }, 'pattern.place_id'],
];

test.each(FIELDS)('refuses %s', async (_, values, field) => {
  const { schedule, post } = await setUp();
  const answer = await post('/schedules/check', schedule(values));
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test('a mentor plans only their own students', async () => {
  const own = await setUp();
  const other = await setUp();
  const headers = await app.signIn(own.mentor.user);
  const of = (ids: number[]) =>
    own.post('/schedules/check', own.schedule({ internship_ids: ids }), headers);
  expect((await of([own.internship.id])).statusCode).toBe(200);
  expect((await of([own.internship.id, other.internship.id])).statusCode).toBe(422);
});

test('places of a placement replace those of the company for attendance', async () => {
  const { internship, company } = await setUp();
  const [office, branch] = [
    await aPlace(app.db, { company_id: company.id, name: 'Kantor' }),
    await aPlace(app.db, { company_id: company.id, name: 'Cabang', time_zone: 'WITA' }),
  ];
  const foreign = await aPlace(app.db, { company_id: (await aCompany(app.db)).id });
  const url = `/api/internships/${internship.id}`;
  const names = async () =>
    (await app.inject({ method: 'GET', url: `${url}/attendance-places`, headers: admin }))
      .json()
      .data.map(({ name }: { name: string }) => name);
  const put = (payload: Body) =>
    app.inject({ method: 'PUT', url: `${url}/places`, headers: admin, payload });

  expect(await names()).toEqual(['Kantor', 'Cabang']);
  const answer = await put({ place_ids: [branch.id], default_place_id: branch.id });
  expect(answer.json().data).toMatchObject([
    { name: 'Kantor', is_chosen: false, is_default: false },
    { name: 'Cabang', is_chosen: true, is_default: true },
  ]);
  expect(await names()).toEqual(['Cabang']);
  expect((await put({ place_ids: [foreign.id] })).json().errors).toHaveProperty('place_ids');
  const notOne = await put({ place_ids: [branch.id], default_place_id: office.id });
  expect(notOne.json().errors).toHaveProperty('default_place_id');
  await put({ place_ids: [] });
  expect(await names()).toEqual(['Kantor', 'Cabang']);
});

test('a placement that moves to another company leaves the places of the old one', async () => {
  const { internship, company, store, check } = await setUp();
  const old = await aPlace(app.db, { company_id: company.id, name: 'Kantor lama' });
  const url = `/api/internships/${internship.id}`;
  const payload = { place_ids: [old.id], default_place_id: old.id };
  await app.inject({ method: 'PUT', url: `${url}/places`, headers: admin, payload });
  await store({ pattern: aWorkPatternInput({ place_id: old.id }) });

  const next = await aCompany(app.db);
  await aPlace(app.db, { company_id: next.id, name: 'Kantor baru' });
  const { id: mentor_id } = await aMentor(app.db, { company_id: next.id });
  await app.db
    .updateTable('internships')
    .set({ mentor_id })
    .where('id', '=', internship.id)
    .execute();
  const places = await app.inject({
    method: 'GET',
    url: `${url}/attendance-places`,
    headers: admin,
  });
  expect(places.json().data).toMatchObject([{ name: 'Kantor baru' }]);
  // The activities at the old place change with the next schedule.
  expect((await check({ pattern: null })).counts).toMatchObject({ change: 10 });
});

testInAll('the history of a placement says who changed its hours and places', async () => {
  const { internship, company, store } = await setUp();
  const office = await aPlace(app.db, { company_id: company.id, name: 'Kantor' });
  const branch = await aPlace(app.db, { company_id: company.id, name: 'Cabang' });
  const put = (payload: Body) =>
    app.inject({
      method: 'PUT',
      url: `/api/internships/${internship.id}/places`,
      headers: admin,
      payload,
    });
  const latest = async () => {
    const answer = await app.inject({
      url: `/api/history/internships/${internship.id}`,
      headers: admin,
    });
    return answer
      .json()
      .data.filter(({ resource }: { resource: string }) => resource !== 'internships')
      .map(({ actor, action, resource, changes }: Body) => [action, resource, actor, changes]);
  };
  await store();
  const [[action, resource, actor, changes]] = await latest();
  expect([action, resource, actor.role]).toEqual(['create', 'work_patterns', 'super_admin']);
  expect(changes).toContainEqual({ field: 'weekdays', old: null, new: '1,2,3,4,5' });

  // The same hours change nothing.
  await store();
  expect(await latest()).toHaveLength(1);
  await store({ pattern: aWorkPatternInput({ end_time: '15:00' }) });
  const [[changed, , , [end]]] = await latest();
  expect([changed, end]).toEqual([
    'update',
    { field: 'end_time', old: '16:00:00', new: '15:00:00' },
  ]);

  await put({ place_ids: [office.id, branch.id], default_place_id: office.id });
  expect(await latest()).toHaveLength(4);
  await put({ place_ids: [office.id, branch.id], default_place_id: branch.id });
  await put({ place_ids: [branch.id], default_place_id: branch.id });
  const [removed = [], ...moved]: Body[][] = (await latest()).slice(0, 3);
  expect(removed.slice(0, 2)).toEqual(['delete', 'internship_places']);
  expect(removed[3]).toContainEqual({ field: 'place_id', old: 'Kantor', new: null });
  expect(moved.map(([what, , , changed]) => [what, (changed as Body)?.[0]])).toEqual([
    ['update', { field: 'is_default', old: 'false', new: 'true' }],
    ['update', { field: 'is_default', old: 'true', new: 'false' }],
  ]);
});

test('says which of the named places the company no longer uses', async () => {
  const { internship, company } = await setUp();
  const office = await aPlace(app.db, { company_id: company.id });
  await aPlace(app.db, { company_id: company.id, is_active: false });
  const request = { url: `/api/internships/${internship.id}/places`, headers: admin };
  await app.inject({ ...request, method: 'PUT', payload: { place_ids: [office.id] } });
  await app.db
    .updateTable('places')
    .set({ is_active: false })
    .where('id', '=', office.id)
    .execute();
  expect((await app.inject(request)).json().data).toMatchObject([
    { id: office.id, is_active: false, is_chosen: true },
  ]);
});

test('students see their hours and plan nothing', async () => {
  const { schedule, post } = await setUp();
  const student = await aStudent(app.db);
  const headers = await app.signIn(student.user);
  expect((await post('/schedules', schedule(), headers)).statusCode).toBe(403);
});
