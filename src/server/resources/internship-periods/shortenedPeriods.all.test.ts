import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { anActivityLog, anAttendanceRequest } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { LEFT_REASON, leftoversIn, settled, settling } from '@/server/testing/settled';
import { ASKING } from '@/shared/constants/leftovers';

/** A Wednesday in the period. */
const TODAY = '2030-03-13';
const PERIOD = { start_date: '2030-03-04', end_date: '2030-06-28' };
const SHORT = { start_date: '2030-03-04', end_date: '2030-05-31' };

let app: TestApp;
let desk: Desk;
let admin: Awaited<ReturnType<typeof callsOf>>;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(`${TODAY}T03:00:00Z`);
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
beforeEach(async () => {
  desk = await aDesk(app, PERIOD);
});
afterAll(() => app.close());

const save = (dates: object) => (answer: object) =>
  admin.put(`/internship-periods/${desk.period.id}`, {
    ...PERIOD,
    semester: 3,
    year: '2030',
    is_active: true,
    ...dates,
    ...ASKING,
    ...answer,
  });

const datesOf = async () => {
  const rows = await app.db
    .selectFrom('activities')
    .select(['date', 'is_generated'])
    .where('internship_id', '=', desk.internship.id)
    .orderBy('date')
    .orderBy('id')
    .execute();
  return rows.map(({ date }) => date);
};

/** Activities within the shorter period, and after it: one typed, one generated, one with a log, one validated. */
async function activities() {
  await desk.activity({ date: '2030-05-31' });
  await desk.activity({ date: '2030-06-03' });
  await desk.activity({ date: '2030-06-04', is_generated: true });
  const logged = await desk.activity({ date: '2030-06-05' });
  await anActivityLog(app.db, { activity_id: logged.id });
  const validated_at_by_mentor = new Date(`${TODAY}T02:00:00Z`);
  await desk.activity({ date: '2030-06-06', validated_at_by_mentor });
}

test('counts what a shorter period leaves over, and stores nothing until a person has chosen', async () => {
  await activities();
  await anAttendanceRequest(app.db, {
    internship_id: desk.internship.id,
    start_date: '2030-06-10',
    end_date: '2030-06-11',
  });
  const refused = await save(SHORT)({});
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'leaves_over',
    message: expect.stringMatching(/^Masih ada 2 aktivitas mendatang di luar tanggal baru/),
    leftovers: { choices: ['delete', 'move', 'keep'] },
  });
  expect(leftoversIn(refused)).toEqual({
    coming_activities: 2,
    recorded_activities: 1,
    validated_activities: 1,
    requests_outside: 1,
  });
  expect(await datesOf()).toHaveLength(5);
  expect((await admin.get(`/internship-periods/${desk.period.id}`)).json().data.end_date).toBe(
    PERIOD.end_date,
  );

  const { reason: _, ...unexplained } = settling(refused, 'delete');
  expect((await save(SHORT)(unexplained)).statusCode).toBe(409);
  const unchosen = await save(SHORT)(settling(refused));
  expect([unchosen.statusCode, unchosen.json().errors]).toEqual([
    422,
    { settle_leftovers: [expect.any(String)] },
  ]);
  expect((await save(SHORT)(settling(refused, 'reopen'))).statusCode).toBe(422);
});

test('keeps what a shorter period leaves over without a question for clients that do not ask', async () => {
  await activities();
  const answer = await save(SHORT)({ seen_leftovers: undefined });
  expect([answer.statusCode, answer.json().data.end_date]).toEqual([200, SHORT.end_date]);
  expect(await datesOf()).toHaveLength(5);
});

test.each([
  ['delete', ['2030-05-31', '2030-06-05', '2030-06-06']],
  ['move', ['2030-05-31', '2030-05-31', '2030-06-05', '2030-06-06']],
  ['keep', ['2030-05-31', '2030-06-03', '2030-06-04', '2030-06-05', '2030-06-06']],
] as const)('leaves what is recorded, and settles the rest by "%s"', async (choice, dates) => {
  await activities();
  const answer = await settled(save(SHORT), choice);
  expect([answer.statusCode, answer.json().data.end_date]).toEqual([200, SHORT.end_date]);
  expect(await datesOf()).toEqual(dates);
  const entry = await app.db
    .selectFrom('audit_entries')
    .select('reason')
    .where('resource', '=', 'internship_periods')
    .where('record_id', '=', `${desk.period.id}`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry?.reason).toBe(LEFT_REASON);
  // The office is not asked again about what it has kept.
  const again = await save({ ...SHORT, semester: 2 })({});
  expect(again.statusCode).toBe(200);
});

test('asks again when a log has arrived since the numbers were shown', async () => {
  await activities();
  const refused = await save(SHORT)({});
  const [{ id }] = (await app.db
    .selectFrom('activities')
    .select('id')
    .where('internship_id', '=', desk.internship.id)
    .where('date', '=', '2030-06-03')
    .execute()) as [{ id: number }];
  await anActivityLog(app.db, { activity_id: id });
  const again = await save(SHORT)(settling(refused, 'delete'));
  expect([again.statusCode, leftoversIn(again)]).toEqual([
    409,
    { coming_activities: 1, recorded_activities: 2, validated_activities: 1 },
  ]);
  expect(await datesOf()).toContain('2030-06-03');
});

test('asks about a later first day as about an earlier last one, and about past days afterwards', async () => {
  await desk.activity({ date: '2030-03-11' });
  await desk.activity({ date: '2030-03-14' });
  const send = save({ start_date: '2030-03-18' });
  const refused = await send({});
  expect(leftoversIn(refused)).toEqual({ coming_activities: 1 });
  const past = await send(settling(refused, 'move'));
  expect(past.json()).toMatchObject({ code: 'verdicts_change', verdict_changes: { days: 1 } });
  const { seen_changes } = past.json().verdict_changes;
  expect((await send({ ...settling(refused, 'move'), seen_changes })).statusCode).toBe(200);
  expect(await datesOf()).toEqual(['2030-03-11', '2030-03-18']);
});

test('names placements that keep no day, and offers no move to days that are over', async () => {
  await app.db
    .updateTable('internships')
    .set({ start_date: '2030-06-03' })
    .where('id', '=', desk.internship.id)
    .execute();
  await desk.activity({ date: '2030-06-04' });
  const refused = await save(SHORT)({});
  expect(leftoversIn(refused)).toEqual({ coming_activities: 1, placements_without_days: 1 });
  expect(refused.json().leftovers.choices).toEqual(['delete', 'keep']);
});

test('asks nothing about a longer period, another semester or days without activities', async () => {
  await desk.activity({ date: '2030-05-31' });
  for (const dates of [{ end_date: '2030-07-31' }, PERIOD, { semester: 2 }, SHORT]) {
    expect((await save(dates)({})).statusCode).toBe(200);
  }
});
