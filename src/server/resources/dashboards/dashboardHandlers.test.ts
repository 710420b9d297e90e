import {
  aCompany,
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aStudent,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

type Headers = { authorization: string };

const NO_MONTHS = {
  January: 0,
  February: 0,
  March: 0,
  April: 0,
  May: 0,
  June: 0,
  July: 0,
  August: 0,
  September: 0,
  October: 0,
  November: 0,
  December: 0,
};

let app: TestApp;
let periodId: number;
let emptyPeriodId: number;
const headers = {} as Record<'super_admin' | 'lecturer' | 'mentor' | 'student', Headers>;
const companyIds = {} as Record<'half' | 'full' | 'empty', number>;

const dashboard = (kind: 'admin' | 'lecturer' | 'mentor', id: number, as: Partial<Headers>) =>
  app.inject({ method: 'GET', url: `/api/${kind}/dashboard/${id}`, headers: as });

/*
 * In the period: two internships of one student, one of another. The lecturer who signs in has one
 * of each, the mentor who signs in one of the first. A fourth is in another period.
 */
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2026-07-15T03:00:00Z');
  periodId = (await anInternshipPeriod(app.db)).id;
  emptyPeriodId = (await anInternshipPeriod(app.db)).id;
  const half = await aCompany(app.db, { name: 'PT Setengah', internship_quota: 4 });
  const full = await aCompany(app.db, { name: 'PT Penuh', internship_quota: 1 });
  const empty = await aCompany(app.db, { name: 'PT Kosong', internship_quota: 5 });
  Object.assign(companyIds, { half: half.id, full: full.id, empty: empty.id });
  await aCompany(app.db, { name: 'PT Tutup', is_active: false });

  const admin = await aSuperAdmin(app.db);
  const lecturer = await aLecturer(app.db);
  const otherLecturer = await aLecturer(app.db);
  const mentor = await aMentor(app.db, { company_id: half.id });
  const otherMentor = await aMentor(app.db, { company_id: full.id, is_active: false });
  const student = await aStudent(app.db);
  const otherStudent = await aStudent(app.db);
  headers.super_admin = await app.signIn(admin.user);
  headers.lecturer = await app.signIn(lecturer.user);
  headers.mentor = await app.signIn(mentor.user);
  headers.student = await app.signIn(student.user);

  const place = (student_id: number, mentor_id: number, lecturer_id: number, period = periodId) =>
    anInternship(app.db, { student_id, mentor_id, lecturer_id, internship_period_id: period });
  const first = await place(student.id, mentor.id, lecturer.id);
  const second = await place(otherStudent.id, otherMentor.id, lecturer.id);
  const colleague = await aMentor(app.db, { company_id: half.id });
  const third = await place(student.id, colleague.id, otherLecturer.id);
  const earlier = await anInternshipPeriod(app.db);
  const ofEarlier = await place(student.id, mentor.id, lecturer.id, earlier.id);

  const attended = { attendance_time: '2026-06-01T01:00:00Z' };
  const byMentor = { validated_at_by_mentor: '2026-06-01T01:00:00Z' };
  const byLecturer = { validated_at_by_lecturer: '2026-06-01T01:00:00Z' };
  for (const [internship, date, state] of [
    [first, '2026-01-31', { ...attended, ...byMentor }],
    [first, '2026-02-01', attended],
    [first, '2026-02-28', { ...attended, ...byLecturer }],
    [first, '2026-03-01', {}],
    [second, '2026-12-31', { ...attended, ...byMentor, ...byLecturer }],
    [second, '2026-12-31', byLecturer],
    [third, '2026-07-01', { ...attended, ...byMentor }],
    [ofEarlier, '2026-02-02', { ...attended, ...byMentor, ...byLecturer }],
  ] as const) {
    await anActivity(app.db, { internship_id: internship.id, date, ...state });
  }
});
afterAll(() => app.close());

test('shows a super admin all internships', async () => {
  const answer = await dashboard('admin', periodId, headers.super_admin);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    data: {
      totals: { students: 2, mentors: 3, lecturers: 2, companies: 4 },
      attendance_report: {
        monthly_count: { ...NO_MONTHS, January: 1, February: 2, July: 1, December: 1 },
        students_count: 2,
      },
      company_quotas: [
        { id: companyIds.full, name: 'PT Penuh', internship_count: 1, internship_quota: 1 },
        { id: companyIds.half, name: 'PT Setengah', internship_count: 2, internship_quota: 4 },
        { id: companyIds.empty, name: 'PT Kosong', internship_count: 0, internship_quota: 5 },
      ],
    },
  });
});

test('shows a lecturer their own internships', async () => {
  const answer = await dashboard('lecturer', periodId, headers.lecturer);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    data: {
      totals: { students_internship: 2, activities_validated: 3, activities_non_validated: 3 },
      attendance_report: {
        monthly_count: { ...NO_MONTHS, January: 1, February: 2, December: 1 },
        students_count: 2,
      },
    },
  });
});

test('shows a mentor their own internships', async () => {
  const answer = await dashboard('mentor', periodId, headers.mentor);
  expect(answer.json()).toEqual({
    data: {
      totals: { students_internship: 1, activities_validated: 1, activities_non_validated: 3 },
      attendance_report: {
        monthly_count: { ...NO_MONTHS, January: 1, February: 2 },
        students_count: 1,
      },
    },
  });
});

test('shows zeros in a period without internships', async () => {
  const { data } = (await dashboard('lecturer', emptyPeriodId, headers.lecturer)).json();
  expect(data).toEqual({
    totals: { students_internship: 0, activities_validated: 0, activities_non_validated: 0 },
    attendance_report: { monthly_count: NO_MONTHS, students_count: 0 },
  });
  const all = (await dashboard('admin', emptyPeriodId, headers.super_admin)).json().data;
  expect(all.attendance_report).toEqual({ monthly_count: NO_MONTHS, students_count: 0 });
  expect(all.company_quotas.map((quota: { name: string }) => quota.name)).toEqual([
    'PT Kosong',
    'PT Penuh',
    'PT Setengah',
  ]);
});

const kinds = [
  ['admin', 'super_admin'],
  ['lecturer', 'lecturer'],
  ['mentor', 'mentor'],
] as const;

describe.each(kinds)('the %s dashboard', (kind, role) => {
  test('requires a session', async () => {
    expect((await dashboard(kind, periodId, {})).statusCode).toBe(401);
  });

  test('answers 403 to other roles', async () => {
    for (const other of ['super_admin', 'lecturer', 'mentor', 'student'] as const) {
      const { statusCode } = await dashboard(kind, periodId, headers[other]);
      expect([other, statusCode]).toEqual([other, other === role ? 200 : 403]);
    }
  });

  test('answers 404 for an unknown period', async () => {
    expect((await dashboard(kind, 2_000_000_000, headers[role])).statusCode).toBe(404);
  });
});
