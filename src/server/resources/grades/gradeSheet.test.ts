import type { Course, Grade, InternshipPeriod, Lecturer } from '@/server/db/tables';
import {
  aCourse,
  aGrade,
  aLecturer,
  aMentor,
  anAssessmentForm,
  anAssessmentSheet,
  anInternship,
  anInternshipPeriod,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';

type Headers = { authorization: string };
type Row = { internship_id: number; student_name: string; nim: string; grade: Grade | null };

let app: TestApp;
let admin: Headers;
let lecturer: Lecturer;
let own: Headers;
let course: Course;
let period: InternshipPeriod;

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
  const owner = await aLecturer(app.db);
  lecturer = owner;
  own = await app.signIn(owner.user);
  course = await aCourse(app.db);
  period = await anInternshipPeriod(app.db);
});
afterAll(() => app.close());

const placed = async (name: string, lecturerId?: number, periodId = period.id) => {
  const student = await aStudent(app.db, { user: { name } });
  return anInternship(app.db, {
    student_id: student.id,
    internship_period_id: periodId,
    ...(lecturerId && { lecturer_id: lecturerId }),
  });
};

const get = (query: Record<string, string | number>, headers: Partial<Headers> = admin) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return app.inject({ url: `/api/grades/sheet?${search}`, headers });
};
const sheetOf = async (headers = admin, more = {}) =>
  (
    await get({ course_code: course.code, internship_period_id: period.id, ...more }, headers)
  ).json();

describe('the sheet', () => {
  let first: Awaited<ReturnType<typeof placed>>;
  let second: Awaited<ReturnType<typeof placed>>;
  let others: Awaited<ReturnType<typeof placed>>;
  let grade: Grade;

  beforeAll(async () => {
    second = await placed('budi Santoso', lecturer.id);
    others = await placed('Citra Lestari');
    first = await placed('Agus Salim', lecturer.id);
    grade = await aGrade(app.db, { internship_id: second.id, course_code: course.code });
    await aGrade(app.db, { internship_id: first.id });
    await placed('Dewi Anggraini', lecturer.id, (await anInternshipPeriod(app.db)).id);
  });

  test('lists the placements of the period by name, each with its grade in the course', async () => {
    const { data, meta } = await sheetOf();
    expect(data.course).toEqual(course);
    expect(data.internship_period).toMatchObject({ id: period.id, closed_at: null });
    expect(data.rows.map(({ student_name }: Row) => student_name)).toEqual([
      'Agus Salim',
      'budi Santoso',
      'Citra Lestari',
    ]);
    expect(data.rows[0]).toEqual({
      internship_id: first.id,
      student_name: 'Agus Salim',
      nim: expect.stringMatching(/^\d{10}$/),
      company_name: expect.any(String),
      grade: null,
      proposals: [],
      closed_by: null,
    });
    expect(data.rows[1].grade).toEqual(grade);
    expect(data.rows[2].grade).toBeNull();
    expect(meta).toEqual({ total: 3 });
  });

  test('shows a lecturer only their own students', async () => {
    const { data, meta } = await sheetOf(own);
    expect(data.rows.map(({ internship_id }: Row) => internship_id)).toEqual([first.id, second.id]);
    expect(meta).toEqual({ total: 2 });
    const other = await aLecturer(app.db);
    expect((await sheetOf(await app.signIn(other.user))).data.rows).toEqual([]);
  });

  test('proposes the totals of sent sheets that fill a score of the course', async () => {
    const { id: form_id } = await anAssessmentForm(app.db, { course_code: course.code });
    const sheet = { form_id, sent_by_name: 'Dewi Kartika Sari' };
    await anAssessmentSheet(app.db, { ...sheet, internship_id: first.id, state: 'sent' });
    await anAssessmentSheet(app.db, { internship_id: second.id, form_id });
    const { data } = await sheetOf(own);
    expect(data.rows.map(({ proposals }: { proposals: object[] }) => proposals)).toEqual([
      // 40 + 27 + 16
      [{ part: 'final', score: 83, assessor: 'mentor', assessor_name: 'Dewi Kartika Sari' }],
      [],
    ]);
    const returned = { state: 'returned', return_reason: 'Periksa kembali.' } as const;
    await app.db
      .updateTable('assessment_sheets')
      .set(returned)
      .where('state', '=', 'sent')
      .execute();
    expect((await sheetOf()).data.rows[0].proposals).toEqual([]);
    await app.db
      .updateTable('assessment_sheets')
      .set({ state: 'sent' })
      .where('state', '=', 'returned')
      .execute();
    await app.db.updateTable('assessment_forms').set({ score_part: null }).execute();
    expect((await sheetOf(own)).data.rows[0].proposals).toEqual([]);
  });

  test('splits into pages', async () => {
    const { data, meta } = await sheetOf(admin, { page: 2, per_page: 2 });
    expect(data.rows.map(({ internship_id }: Row) => internship_id)).toEqual([others.id]);
    expect(meta).toEqual({ page: 2, per_page: 2, total: 3 });
  });

  test('requires a session and a role that manages grades', async () => {
    const query = { course_code: course.code, internship_period_id: period.id };
    expect((await get(query, {})).statusCode).toBe(401);
    for (const { user } of [await aMentor(app.db), await aStudent(app.db)]) {
      expect((await get(query, await app.signIn(user))).statusCode).toBe(403);
    }
  });

  test.each([
    [{ internship_period_id: 1 }, ['course_code']],
    [{ course_code: 'AJK202301' }, ['internship_period_id']],
    [{ course_code: 'AJK202301', internship_period_id: 'satu' }, ['internship_period_id']],
    [{ course_code: '', internship_period_id: 1 }, ['course_code']],
  ])('refuses %j', async (query, fields) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(fields);
  });

  test('requires an existing course and period', async () => {
    const noCourse = await get({ course_code: 'XYZ000000', internship_period_id: period.id });
    expect(noCourse.statusCode).toBe(422);
    expect(noCourse.json().errors).toEqual({ course_code: ['Mata kuliah tidak ditemukan'] });
    const noPeriod = await get({ course_code: course.code, internship_period_id: 2_000_000_000 });
    expect(noPeriod.statusCode).toBe(422);
    expect(noPeriod.json().errors).toEqual({
      internship_period_id: ['Periode magang tidak ditemukan'],
    });
  });
});

testInAll('a page has a hundred rows at most', async () => {
  const large = await anInternshipPeriod(app.db);
  for (let number = 0; number < 120; number += 1) {
    await placed(`Mahasiswa ${String(number).padStart(3, '0')}`, undefined, large.id);
  }
  const query = { course_code: course.code, internship_period_id: large.id };
  const { data, meta } = (await get({ ...query, page: 1, per_page: 100 })).json();
  expect(data.rows).toHaveLength(100);
  expect(data.rows[99].student_name).toBe('Mahasiswa 099');
  expect(meta.total).toBe(120);
  expect((await get({ ...query, page: 1, per_page: 101 })).statusCode).toBe(422);
});
