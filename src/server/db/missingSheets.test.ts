import { sql } from 'kysely';
import {
  aCourse,
  anAssessmentForm,
  anAssessmentSheet,
  anInternship,
  anInternshipPeriod,
} from '@/server/testing/builders';
import { during } from '@/server/testing/during';
import { testOnServer } from '@/server/testing/onServer';
import { openConnections } from '@/server/testing/openConnections';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { byLevel } from '@/shared/testing/testLevel';
import { missingSheets } from './migrations/0049_missing_sheets';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** 'placement form' of each row of a query. */
const pairsIn = async (rows: ReturnType<typeof sql<{ pair: string }>>) =>
  (await rows.execute(database.db)).rows.map(({ pair }) => pair);

const noted = () =>
  pairsIn(sql`
    select internship_id || ' ' || form_id as pair from missing_sheets
    join internships on internships.id = internship_id
      and internships.internship_period_id = missing_sheets.internship_period_id
    join internship_periods on internship_periods.id = internships.internship_period_id
    join assessment_forms on assessment_forms.id = form_id
    join courses on courses.code = course_code and courses.semester = internship_periods.semester
    order by 1`);

const missing = () =>
  pairsIn(sql`
    select internships.id || ' ' || forms.id as pair
    from internships
    join internship_periods on internship_periods.id = internship_period_id
    join courses on courses.semester = internship_periods.semester
    join assessment_forms as forms on course_code = courses.code and forms.is_active
    where not exists (
      select from assessment_sheets
      where internship_id = internships.id and form_id = forms.id and state = 'sent'
    )
    order by 1`);

/** Compares all of them; returns the number of sheets that are missing. */
async function expectExact(): Promise<number> {
  const pairs = await noted();
  expect(pairs).toEqual(await missing());
  return pairs.length;
}

const change = (
  table: 'assessment_forms' | 'assessment_sheets' | 'internships' | 'internship_periods',
  id: number,
  values: object,
) => database.db.updateTable(table).set(values).where('id', '=', id).execute();

test('names the sheets that are missing, whatever happens to sheets', async () => {
  const { db } = database;
  const form = await anAssessmentForm(db);
  const [one, other] = [await anInternship(db), await anInternship(db)];
  expect(await expectExact()).toBe(2);

  const draft = await anAssessmentSheet(db, { internship_id: one.id, form_id: form.id });
  const sent = await anAssessmentSheet(db, {
    ...{ internship_id: other.id, form_id: form.id, state: 'sent' },
  });
  expect(await noted()).toEqual([`${one.id} ${form.id}`]);
  await expectExact();

  await change('assessment_sheets', draft.id, {
    ...{ state: 'sent', scores: [80, 90, 3], sent_at: new Date() },
    ...{ sent_by_user_id: 0, sent_by_name: 'Penilai' },
  });
  expect(await expectExact()).toBe(0);

  await change('assessment_sheets', sent.id, { state: 'returned', return_reason: 'Periksa lagi.' });
  expect(await expectExact()).toBe(1);

  await db.deleteFrom('assessment_sheets').execute();
  expect(await expectExact()).toBe(2);
});

test('names those of forms that come, move to another course, rest, or go', async () => {
  const { db } = database;
  await anInternship(db);
  const ended = await anInternshipPeriod(db, { semester: 2 });
  await anInternship(db, { internship_period_id: ended.id });
  const form = await anAssessmentForm(db);
  expect(await expectExact()).toBe(1);

  const { code } = await aCourse(db, { semester: 2 });
  await change('assessment_forms', form.id, { course_code: code });
  expect(await expectExact()).toBe(1);

  await change('assessment_forms', form.id, { is_active: false });
  expect(await expectExact()).toBe(0);
  await change('assessment_forms', form.id, { is_active: true });
  expect(await expectExact()).toBe(1);

  await db.deleteFrom('assessment_criteria').execute();
  await db.deleteFrom('assessment_forms').execute();
  expect(await db.selectFrom('missing_sheets').selectAll().execute()).toEqual([]);
});

test('names those of placements, periods and courses of another semester', async () => {
  const { db } = database;
  const form = await anAssessmentForm(db);
  const other = await anInternshipPeriod(db, { semester: 4 });
  const { id, internship_period_id } = await anInternship(db);
  const second = await anInternshipPeriod(db, { semester: 2 });
  await anInternship(db, { internship_period_id: second.id });
  expect(await expectExact()).toBe(1);

  await change('internships', id, { internship_period_id: other.id });
  expect(await expectExact()).toBe(0);
  await change('internship_periods', other.id, { semester: 3 });
  expect(await expectExact()).toBe(1);

  await change('internship_periods', other.id, { semester: 2 });
  expect(await expectExact()).toBe(0);
  await db
    .updateTable('courses')
    .set({ semester: 2 })
    .where('code', '=', form.course_code)
    .execute();
  expect(await expectExact()).toBe(2);
  await change('internships', id, { internship_period_id });
  expect(await expectExact()).toBe(1);
});

// With TEST_DATABASE_URL each has a connection of its own; on the embedded database they wait for its only one.
test('names them after placements, forms and sheets that change at the same moment', async () => {
  const { db } = database;
  await openConnections(db, 8);
  const { code } = await aCourse(db, { semester: 3 });
  const form = await anAssessmentForm(db, { course_code: code });
  for (let round = 0; round < byLevel({ short: 1, all: 20, soak: 100 }); round += 1) {
    const [sent, returned] = await Promise.all(
      (['returned', 'sent'] as const).map((state) =>
        anAssessmentSheet(db, { form_id: form.id, state }),
      ),
    );
    const { id: internship_period_id } = await anInternshipPeriod(db);
    const other = await aCourse(db, { semester: 2 });
    const own = await anAssessmentForm(db, { course_code: other.code });
    await Promise.all([
      anInternship(db, { internship_period_id }),
      anAssessmentForm(db),
      change('assessment_sheets', sent?.id ?? 0, { state: 'sent' }),
      change('assessment_forms', form.id, { is_active: round % 2 === 1 }),
      change('assessment_sheets', returned?.id ?? 0, {
        ...{ state: 'returned', return_reason: 'Periksa lagi.' },
      }),
      change('assessment_forms', own.id, {
        course_code: (await aCourse(db, { semester: 3 })).code,
      }),
      anInternship(db, { internship_period_id }),
      change('internship_periods', internship_period_id, { semester: 2 }),
    ]);
    await expectExact();
  }
});

testOnServer(
  'names that of a placement and a form that are stored at the same moment',
  async () => {
    const { db } = database;
    await anInternshipPeriod(db);
    const [first, second] = [
      await aCourse(db, { semester: 3 }),
      await aCourse(db, { semester: 3 }),
    ];
    const aForm = ({ code: course_code }: typeof first, on = db) =>
      on.insertInto('assessment_forms').values({ course_code, assessor: 'mentor' }).execute();
    const placing = await during(
      db,
      (trx) => aForm(first, trx),
      () => anInternship(db),
    );
    expect([placing.hasWaited, await expectExact()]).toEqual([true, 1]);
    const editing = await during(
      db,
      (trx) => anInternship(trx),
      () => aForm(second),
    );
    expect([editing.hasWaited, await expectExact()]).toEqual([true, 4]);
  },
);

test('the migration finds those that were missing before', async () => {
  const { db } = database;
  await anAssessmentForm(db);
  await anInternship(db);
  await anAssessmentSheet(db, { state: 'sent' });
  const before = await expectExact();
  expect(before).toBe(3);
  const { rows } = await sql<{ name: string }>`
    select distinct tgfoid::regproc::text as name from pg_trigger
    where pg_get_functiondef(tgfoid) like '%missing_sheets%' and not tgisinternal`.execute(db);
  await sql`drop table missing_sheets`.execute(db);
  for (const { name } of rows) await sql`drop function ${sql.raw(name)} cascade`.execute(db);
  await missingSheets.up(db);
  expect(await expectExact()).toBe(before);
});
