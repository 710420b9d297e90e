import { callsOf } from '@/server/testing/aDesk';
import {
  aMentor,
  anAssessmentForm,
  anAssessmentSheet,
  anInternship,
  anInternshipPeriod,
  aSuperAdmin,
  someCriteria,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { LEFT_REASON, leftoversIn, settled } from '@/server/testing/settled';
import { ASKING } from '@/shared/constants/leftovers';

let app: TestApp;
let admin: Awaited<ReturnType<typeof callsOf>>;
let mentor: Awaited<ReturnType<typeof aMentor>>;
let form: Awaited<ReturnType<typeof anAssessmentForm>>;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  admin = await callsOf(app, (await aSuperAdmin(app.db)).user);
  mentor = await aMentor(app.db);
  form = await anAssessmentForm(app.db);
});
afterAll(() => app.close());

/** Without 'Kerja sama'; 'Kedisiplinan' keeps its name, and 'Inisiatif' its scale. */
const criteria = () => {
  const [first, , third] = someCriteria();
  return [third, { ...first, weight: 60 }, { name: 'Sikap', weight: 20, words: null }];
};

const save = (change: object) => (answer: object) =>
  admin.put(`/assessment-forms/${form.id}`, {
    course_code: form.course_code,
    assessor: 'mentor',
    is_active: true,
    score_part: 'final',
    criteria: someCriteria(),
    ...change,
    ...ASKING,
    ...answer,
  });

async function aSheet(state: 'draft' | 'sent' | 'returned', isClosed = false) {
  const internship = await anInternship(app.db, { mentor_id: mentor.id });
  const sheet = await anAssessmentSheet(app.db, {
    form_id: form.id,
    internship_id: internship.id,
    state,
  });
  if (isClosed) {
    await app.db
      .updateTable('internship_periods')
      .set({ closed_at: new Date(), is_active: false })
      .where('id', '=', internship.internship_period_id)
      .execute();
  }
  return sheet.id;
}

const stored = (id: number) =>
  app.db
    .selectFrom('assessment_sheets')
    .select(['revision', 'scores', 'state', 'return_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function sheets() {
  return {
    draft: await aSheet('draft'),
    sent: await aSheet('sent'),
    returned: await aSheet('returned'),
    closed: await aSheet('sent', true),
  };
}

test('counts the sheets of other criteria, and keeps them with those if that is chosen', async () => {
  const { draft, sent } = await sheets();
  const send = save({ criteria: criteria() });
  const refused = await send({});
  expect(refused.statusCode).toBe(409);
  expect(leftoversIn(refused)).toEqual({ draft_sheets: 1, filled_sheets: 2, closed_sheets: 1 });
  expect(refused.json().leftovers.choices).toEqual(['keep', 'reopen']);
  const kept = await settled(send, 'keep');
  expect([kept.statusCode, kept.json().data.revision]).toEqual([200, 2]);
  expect(await stored(draft)).toMatchObject({ revision: 1, state: 'draft' });
  expect(await stored(sent)).toMatchObject({ revision: 1, state: 'sent' });
  // They were asked about once.
  expect((await save({ criteria: criteria(), score_part: 'other' })({})).statusCode).toBe(200);
});

test('opens them with the new criteria if that is chosen, with the scores of those that stay', async () => {
  const { draft, sent, returned, closed } = await sheets();
  expect((await settled(save({ criteria: criteria() }), 'reopen')).statusCode).toBe(200);
  const opened = { revision: 2, state: 'returned', return_reason: LEFT_REASON };
  expect(await stored(sent)).toEqual({ ...opened, scores: [3, 80, null] });
  expect(await stored(returned)).toEqual({ ...opened, scores: [3, 80, null] });
  expect(await stored(draft)).toEqual({
    revision: 2,
    state: 'draft',
    return_reason: null,
    scores: [null, 80, null],
  });
  expect(await stored(closed)).toMatchObject({ revision: 1, state: 'sent', scores: [80, 90, 3] });
  const news = await (await callsOf(app, mentor.user)).get('/notifications');
  expect(JSON.stringify(news.json())).toContain('dikembalikan');
});

test('a form that is switched off counts the sheets that are needed no longer', async () => {
  await aSheet('draft');
  await aSheet('sent');
  const send = save({ is_active: false });
  const refused = await send({});
  expect(leftoversIn(refused)).toEqual({ unneeded_sheets: 1 });
  expect(refused.json().leftovers.choices).toEqual([]);
  expect((await settled(send)).json().data.is_active).toBe(false);
});

test('asks nothing about the same criteria, or about a form without sheets', async () => {
  expect((await save({ criteria: criteria() })({})).statusCode).toBe(200);
  await anInternshipPeriod(app.db);
  expect((await save({ criteria: criteria(), score_part: null })({})).statusCode).toBe(200);
});
