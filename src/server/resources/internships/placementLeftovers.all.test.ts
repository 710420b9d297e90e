import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  aCertificate,
  aCompany,
  aLetter,
  aMentor,
  anActivityLog,
  anAssessmentForm,
  anAssessmentSheet,
  anAttendanceRequest,
  anInternshipPeriod,
  aPlace,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import { leftoversIn, settled, settling } from '@/server/testing/settled';
import { ASKING } from '@/shared/constants/leftovers';
import { periodName } from '@/shared/resources/internship-periods/periodName';

/** A Wednesday in the period. */
const TODAY = '2030-03-13';
const NOW = new Date(`${TODAY}T02:00:00Z`);
const PERIOD = { start_date: '2030-03-04', end_date: '2030-06-28' };

let app: TestApp;
let desk: Desk;
let admin: Awaited<ReturnType<typeof callsOf>>;
let superAdmin: Awaited<ReturnType<typeof newUserOf.super_admin>>['user'];
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(`${TODAY}T03:00:00Z`);
  superAdmin = (await newUserOf.super_admin(app.db)).user;
  admin = await callsOf(app, superAdmin);
});
beforeEach(async () => {
  desk = await aDesk(app, PERIOD);
});
afterAll(() => app.close());

const save = (change: object) => (answer: object) =>
  admin.put(`/internships/${desk.internship.id}`, {
    student_id: desk.student.id,
    company_id: desk.company.id,
    mentor_id: desk.mentor.id,
    lecturer_id: desk.lecturer.id,
    internship_period_id: desk.period.id,
    ...change,
    ...ASKING,
    ...answer,
  });

const stored = () =>
  app.db
    .selectFrom('activities')
    .select(['date', 'address', 'place_id'])
    .where('internship_id', '=', desk.internship.id)
    .orderBy('date')
    .execute();

test('a later first day asks about activities before it, and settles them as chosen', async () => {
  await desk.activity({ date: '2030-03-14' });
  const logged = await desk.activity({ date: '2030-03-15' });
  await anActivityLog(app.db, { activity_id: logged.id });
  const send = save({ start_date: '2030-03-18' });
  const refused = await send({});
  expect(leftoversIn(refused)).toEqual({ coming_activities: 1, recorded_activities: 1 });
  expect((await settled(send, 'delete')).statusCode).toBe(200);
  expect((await stored()).map(({ date }) => date)).toEqual(['2030-03-15']);
});

test('another mentor is named with what waits for the former one and what that one has given', async () => {
  const { internship, student } = desk;
  const internship_id = internship.id;
  await desk.activity({ date: '2030-03-11', attendance_time: NOW });
  await desk.activity({
    date: '2030-03-12',
    attendance_time: NOW,
    validated_at_by_mentor: NOW,
  });
  await anAttendanceRequest(app.db, {
    internship_id,
    start_date: '2030-03-20',
    end_date: '2030-03-20',
  });
  await anAssessmentSheet(app.db, { internship_id });
  const form = await anAssessmentForm(app.db);
  const sent = await anAssessmentSheet(app.db, { internship_id, form_id: form.id, state: 'sent' });
  const lecturers = await anAssessmentForm(app.db, { assessor: 'lecturer' });
  await anAssessmentSheet(app.db, { internship_id, form_id: lecturers.id });
  for (const cancelled of [false, true]) {
    const letter = await aLetter(app.db, {
      kind: 'assignment',
      student_id: student.id,
      ...(cancelled && {
        cancelled_at: NOW,
        cancelled_reason: 'Salah nama.',
        cancelled_by_user_id: 0,
        cancelled_by_name: 'Jurusan',
      }),
    });
    await app.db
      .updateTable('letter_recipients')
      .set({ internship_id })
      .where('letter_id', '=', letter.id)
      .execute();
  }
  const next = await aMentor(app.db, { company_id: desk.company.id });
  const send = save({ mentor_id: next.id });
  const refused = await send({});
  expect(leftoversIn(refused)).toEqual({
    letters: 1,
    open_sheets: 1,
    sent_sheets: 1,
    waiting_requests: 1,
    waiting_reviews: 1,
  });
  expect(refused.json().leftovers.choices).toEqual([]);

  expect((await send(settling(refused))).statusCode).toBe(200);
  const reviews = await (await callsOf(app, next.user)).get('/reviews?state=waiting');
  expect(reviews.json().meta.total).toBe(1);
  const sheet = await app.db
    .selectFrom('assessment_sheets')
    .select(['state', 'sent_by_name'])
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow();
  expect(sheet).toEqual({ state: 'sent', sent_by_name: 'Penilai' });
});

test('another mentor without anything open or given is stored plainly', async () => {
  await desk.activity({ date: '2030-03-12' });
  const next = await aMentor(app.db, { company_id: desk.company.id });
  expect((await save({ mentor_id: next.id })({})).statusCode).toBe(200);
});

describe('another company', () => {
  const next = async () => {
    const company = await aCompany(app.db, { address: 'Jl. Baru No. 2' });
    const place = await aPlace(app.db, { company_id: company.id, address: 'Gedung Baru' });
    const mentor = await aMentor(app.db, { company_id: company.id });
    return { company, place, mentor, change: { company_id: company.id, mentor_id: mentor.id } };
  };

  test('takes coming activities with it, and leaves what is recorded at the old one', async () => {
    const old = await aPlace(app.db, { company_id: desk.company.id });
    const at = { address: 'Gedung Lama', place_id: old.id };
    await desk.activity({ date: '2030-03-12', attendance_time: NOW, ...at });
    await desk.activity({ date: '2030-03-14', ...at });
    const certificate = { internship_id: desk.internship.id, internship_period_id: desk.period.id };
    await aCertificate(app.db, certificate);
    const { change, place } = await next();
    const send = save(change);
    const refused = await send({});
    expect(leftoversIn(refused)).toEqual({
      coming_at_company: 1,
      recorded_at_company: 1,
      certificates: 1,
      waiting_reviews: 1,
    });
    expect(refused.json().leftovers.choices).toEqual(['move', 'delete', 'keep']);
    expect((await send(settling(refused, 'move'))).statusCode).toBe(200);
    expect(await stored()).toEqual([
      { date: '2030-03-12', ...at },
      { date: '2030-03-14', address: 'Gedung Baru', place_id: place.id },
    ]);
  });

  test.each([
    ['delete', 0],
    ['keep', 1],
  ] as const)('settles them by "%s"', async (choice, left) => {
    await desk.activity({ date: '2030-03-14', address: 'Gedung Lama' });
    const answer = await settled(save((await next()).change), choice);
    expect(answer.statusCode).toBe(200);
    const rest = { date: '2030-03-14', address: 'Gedung Lama', place_id: null };
    expect(await stored()).toEqual(Array(left).fill(rest));
  });

  test('makes an import ask, too', async () => {
    // The row names the period by its dates.
    desk = await aDesk(app, { ...PERIOD, start_date: '2030-03-05' });
    await desk.activity({ date: '2030-03-14' });
    const { mentor } = await next();
    const imports = importing(app, await app.signIn(superAdmin));
    const values = {
      nim: desk.student.nim,
      internship_period: periodName(desk.period),
      mentor_nik: mentor.nik,
      lecturer_nip: desk.lecturer.nip,
    };
    const { rows } = await imports.check('internships', [values]);
    const send = (answer: object) =>
      imports.call('POST', 'internships', {
        update_existing: true,
        rows: [{ number: 2, values, seen: rows[0]?.seen ?? null }],
        ...ASKING,
        ...answer,
      });
    const refused = await send({});
    expect([refused.statusCode, leftoversIn(refused)]).toEqual([409, { coming_at_company: 1 }]);
    expect((await stored()).length).toBe(1);
    expect((await send(settling(refused, 'delete'))).json().data).toMatchObject({ changed: 1 });
    expect(await stored()).toEqual([]);
  });
});

test('another period asks about what is outside of it', async () => {
  await desk.activity({ date: '2030-03-20' });
  await desk.activity({ date: '2030-07-02' });
  const period = await anInternshipPeriod(app.db, {
    start_date: '2030-06-03',
    end_date: '2030-12-20',
  });
  const send = save({ internship_period_id: period.id });
  const refused = await send({});
  expect(leftoversIn(refused)).toEqual({ coming_activities: 1 });
  expect((await send(settling(refused, 'move'))).statusCode).toBe(200);
  expect((await stored()).map(({ date }) => date)).toEqual(['2030-06-03', '2030-07-02']);
});
