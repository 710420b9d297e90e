import {
  aCompany,
  aHoliday,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aPlace,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';
import { aWorkPatternInput } from '@/shared/testing/workPatternInput';

const NOW = '2030-03-01T03:00:00.000Z';
/** A Tuesday that becomes a holiday, the Wednesday after it, and a Saturday. */
const HOLIDAY = '2030-03-05';
const WEDNESDAY = '2030-03-06';
const SATURDAY = '2030-03-09';

let app: TestApp;
let admin: Record<string, string>;
let superAdmin: Awaited<ReturnType<typeof newUserOf.super_admin>>['user'];
beforeAll(async () => {
  app = await buildTestApp();
  superAdmin = (await newUserOf.super_admin(app.db)).user;
});
/** Sessions expire, so they begin with the time. */
const setTime = async (now: string) => {
  app.setTime(now);
  admin = await app.signIn(superAdmin);
};
beforeEach(async () => {
  await app.db.deleteFrom('holidays').execute();
  await app.db.updateTable('internship_periods').set({ closed_at: null }).execute();
  await app.db.deleteFrom('activities').execute();
  await setTime(NOW);
});
afterAll(() => app.close());

async function aPlacement() {
  const company = await aCompany(app.db);
  const { id: mentor_id } = await aMentor(app.db, { company_id: company.id });
  const period = await anInternshipPeriod(app.db, {
    start_date: '2030-03-01',
    end_date: '2030-06-30',
  });
  const internship = await anInternship(app.db, { mentor_id, internship_period_id: period.id });
  const activity = (values: object = {}) =>
    anActivity(app.db, {
      internship_id: internship.id,
      date: HOLIDAY,
      is_generated: true,
      ...values,
    });
  const close = () =>
    app.db
      .updateTable('internship_periods')
      .set({ closed_at: NOW, is_active: false })
      .where('id', '=', period.id)
      .execute();
  return { company, internship, activity, close };
}

const declare = async (values: object = {}) => {
  const { id } = await aHoliday(app.db, { date: HOLIDAY, name: 'Nyepi', ...values });
  const url = `/api/holidays/${id}/move`;
  return {
    check: async (date?: string) => {
      const query = date ? `?date=${date}` : '';
      return app.inject({ method: 'GET', url: `${url}${query}`, headers: admin });
    },
    move: (payload: object) => app.inject({ method: 'POST', url, headers: admin, payload }),
  };
};

const storedOf = (id: number) =>
  app.db
    .selectFrom('activities')
    .select(['date', 'is_generated'])
    .where('id', '=', id)
    .executeTakeFirst();

testInAll('a holiday declared later offers its activities for moving, and moves them', async () => {
  const { activity, internship } = await aPlacement();
  const { id } = await activity();
  const { check, move } = await declare();
  expect((await check()).json().data).toMatchObject({ total: 1, movable: 1 });
  const checked = (await check(SATURDAY)).json().data;
  expect(checked).toEqual({
    total: 1,
    movable: 1,
    activities: [
      {
        id,
        student_nim: internship.student_nim,
        student_name: internship.student_name,
        company_name: internship.company_name,
        start_time: '08:00',
        end_time: '12:00',
        reason: null,
        holiday_name: null,
      },
    ],
  });
  const answer = await move({ date: SATURDAY, expected: 1 });
  expect([answer.statusCode, answer.json().data]).toEqual([201, { moved: 1 }]);
  expect(await storedOf(id)).toEqual({ date: SATURDAY, is_generated: false });
  expect((await check()).json().data.total).toBe(0);
});

test('an activity that moves to a day of its weekly hours stays one of the schedule', async () => {
  const { activity, internship } = await aPlacement();
  const { id } = await activity();
  await app.db
    .insertInto('work_patterns')
    .values({ ...aWorkPatternInput(), internship_id: internship.id, valid_from: '2030-03-01' })
    .execute();
  const { move } = await declare();
  expect((await move({ date: WEDNESDAY, expected: 1 })).statusCode).toBe(201);
  expect(await storedOf(id)).toEqual({ date: WEDNESDAY, is_generated: true });
});

testInAll('what has attendance, a log or a decision stays on the holiday', async () => {
  const placements = [await aPlacement(), await aPlacement(), await aPlacement()];
  const [attended, logged, decided] = placements;
  await attended?.activity({ attendance_time: NOW, latitude: -6.9, longitude: 107.6 });
  const log = await logged?.activity();
  await app.db
    .insertInto('activity_logs')
    .values({ activity_id: log?.id ?? 0, text: 'Draf', saved_at: NOW })
    .execute();
  await decided?.activity({ validated_at_by_mentor: NOW });
  const { check, move } = await declare();
  expect((await check(SATURDAY)).json().data).toEqual({ total: 0, movable: 0, activities: [] });
  expect((await move({ date: SATURDAY, expected: 0 })).json().data).toEqual({ moved: 0 });
});

testInAll('the check names what keeps an activity where it is', async () => {
  const busy = await aPlacement();
  await busy.activity();
  await busy.activity({ date: SATURDAY });
  const closed = await aPlacement();
  await closed.activity();
  await closed.close();
  await (await aPlacement()).activity();
  const { check, move } = await declare();
  const reasonsOn = async (date: string) => {
    const { activities } = (await check(date)).json().data;
    return activities.map(({ reason }: { reason: string | null }) => reason).sort();
  };
  expect(await reasonsOn(SATURDAY)).toEqual(['closed_period', 'exists', null].sort());
  expect(await reasonsOn('2030-07-01')).toEqual(
    ['closed_period', 'outside_period', 'outside_period'].sort(),
  );
  await aHoliday(app.db, { date: WEDNESDAY, name: 'Cuti Nyepi', kind: 'joint_leave' });
  const { activities } = (await check(WEDNESDAY)).json().data;
  expect(activities).toContainEqual(
    expect.objectContaining({ reason: 'joint_leave', holiday_name: 'Cuti Nyepi' }),
  );
  expect((await move({ date: SATURDAY, expected: 1 })).json().data).toEqual({ moved: 1 });
});

test('joint leave leaves the activities of a place without it', async () => {
  const { company, activity } = await aPlacement();
  await aPlace(app.db, { company_id: company.id, has_joint_leave: false });
  await activity();
  const { check } = await declare({ kind: 'joint_leave' });
  expect((await check()).json().data.total).toBe(0);
});

test('moves nothing when the number has changed since the check', async () => {
  const { activity } = await aPlacement();
  const { id } = await activity();
  const { move } = await declare();
  const answer = await move({ date: SATURDAY, expected: 2 });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'schedule_changed']);
  expect((await storedOf(id))?.date).toBe(HOLIDAY);
});

test('refuses the holiday itself and days in the past', async () => {
  const { check, move } = await declare();
  const same = { date: ['Pilih tanggal lain, bukan tanggal hari libur ini'] };
  const past = { date: ['Tanggal tujuan sudah lewat'] };
  expect((await check(HOLIDAY)).json().errors).toEqual(same);
  expect((await move({ date: HOLIDAY, expected: 0 })).json().errors).toEqual(same);
  expect((await check('2030-02-28')).json().errors).toEqual(past);
  expect((await move({ date: '2030-02-28', expected: 0 })).json().errors).toEqual(past);
});

test('a holiday in the past moves nothing', async () => {
  await (await aPlacement()).activity();
  const { check } = await declare();
  await setTime('2030-03-06T03:00:00.000Z');
  expect((await check()).json().data.total).toBe(0);
});
