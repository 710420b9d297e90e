import { asActor } from '@/server/db/actor';
import type { Course, Grade } from '@/server/db/tables';
import {
  aCourse,
  aGrade,
  aLecturer,
  aMentor,
  anInternship,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

type Headers = { authorization: string };

let app: TestApp;
let admin: Headers;

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const SCORES = { assignment_1: 80, assignment_2: 75.5, midterm: 90, final: 84.25, other: 100 };
const WEIGHTS = {
  weight_assignment_1: 20,
  weight_assignment_2: 20,
  weight_midterm: 20,
  weight_final: 30,
  weight_other: 10,
};
// 16 + 15.1 + 18 + 25.275 + 10 = 84.375
const TOTAL = { total: 84.38, letter_grade: 'AB' };

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { payload, headers = admin }: { payload?: object; headers?: Partial<Headers> } = {},
) => app.inject({ method, url: `/api${path}`, payload, headers });

async function anInternshipWithHeaders() {
  const lecturer = await aLecturer(app.db);
  const mentor = await aMentor(app.db);
  const student = await aStudent(app.db);
  const { id } = await anInternship(app.db, {
    lecturer_id: lecturer.id,
    mentor_id: mentor.id,
    student_id: student.id,
  });
  return {
    id,
    lecturer: await app.signIn(lecturer.user),
    mentor: await app.signIn(mentor.user),
    student: await app.signIn(student.user),
  };
}

describe('access', () => {
  let own: Awaited<ReturnType<typeof anInternshipWithHeaders>>;
  let grade: Grade;
  let others: Grade;
  beforeAll(async () => {
    own = await anInternshipWithHeaders();
    grade = await aGrade(app.db, { internship_id: own.id });
    others = await aGrade(app.db);
  });

  const inputOf = ({ internship_id, course_code }: Grade) => ({
    internship_id,
    course_code,
    ...SCORES,
  });

  test('requires a session', async () => {
    const headers = {};
    for (const [method, path] of [
      ['GET', '/grades'],
      ['GET', `/grades/${grade.id}`],
      ['GET', `/internships/${own.id}/grades`],
      ['POST', '/grades'],
      ['PUT', `/grades/${grade.id}`],
      ['DELETE', `/grades/${grade.id}`],
    ] as const) {
      const payload = method === 'POST' || method === 'PUT' ? inputOf(grade) : undefined;
      expect((await call(method, path, { headers, payload })).statusCode).toBe(401);
    }
  });

  test.each([
    ['mentor', 200],
    ['student', 403],
  ] as const)('%s: read %i, change nothing', async (role, read) => {
    const headers = own[role];
    const payload = inputOf(grade);
    for (const path of ['/grades', `/grades/${grade.id}`, `/internships/${own.id}/grades`]) {
      expect((await call('GET', path, { headers })).statusCode).toBe(read);
    }
    expect((await call('POST', '/grades', { headers, payload })).statusCode).toBe(403);
    const path = `/grades/${grade.id}`;
    expect((await call('PUT', path, { headers, payload })).statusCode).toBe(403);
    expect((await call('DELETE', path, { headers })).statusCode).toBe(403);
  });

  test.each(['lecturer', 'mentor'] as const)('shows %s only their own', async (role) => {
    const headers = own[role];
    const { data } = (await call('GET', '/grades', { headers })).json();
    expect(data.map(({ id }: Grade) => id)).toEqual([grade.id]);
    expect((await call('GET', `/grades/${others.id}`, { headers })).statusCode).toBe(404);
    const ofOthers = `/internships/${others.internship_id}/grades`;
    expect((await call('GET', ofOthers, { headers })).statusCode).toBe(404);
  });

  test("refuses a lecturer changes to other lecturers' grades", async () => {
    const headers = own.lecturer;
    const path = `/grades/${others.id}`;
    const put = await call('PUT', path, { headers, payload: inputOf(others) });
    expect(put.statusCode).toBe(404);
    expect((await call('DELETE', path, { headers })).statusCode).toBe(404);
    const payload = { ...inputOf(others), course_code: (await aCourse(app.db)).code };
    const answer = await call('POST', '/grades', { headers, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ internship_id: ['Magang tidak ditemukan'] });
    expect((await call('GET', path)).json().data.midterm).toBe(others.midterm);
  });
});

test.each(['super_admin', 'lecturer'] as const)('%s creates, changes and deletes', async (role) => {
  const internship = await anInternshipWithHeaders();
  const headers = role === 'lecturer' ? internship.lecturer : admin;
  const { version, defence_score_part: _, ...course } = await aCourse(app.db, WEIGHTS);
  const payload = { internship_id: internship.id, course_code: course.code, ...SCORES };

  const created = await call('POST', '/grades', { headers, payload });
  expect(created.statusCode).toBe(201);
  const { data } = created.json();
  expect(data).toEqual({ id: expect.any(Number), ...payload, ...TOTAL, course, version });
  const path = `/grades/${data.id}`;
  expect((await call('GET', path, { headers })).json()).toEqual({ data });

  const better = { ...payload, final: 90, reason: 'Nilai UAS salah ketik' };
  const changed = await call('PUT', path, { headers, payload: better });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().data).toEqual({
    ...data,
    final: 90,
    total: 86.1,
    letter_grade: 'A',
    version: 2,
  });

  expect((await call('DELETE', `${path}?reason=Ganda`, { headers })).json()).toEqual({
    data: { message: 'Data berhasil dihapus.' },
  });
  expect((await call('GET', path, { headers })).statusCode).toBe(404);
  expect((await call('PUT', path, { headers, payload })).statusCode).toBe(404);
});

describe('the reason', () => {
  const REQUIRED = 'Alasan wajib diisi, minimal 3 karakter';
  const storedScores = async (id: number) =>
    app.db
      .selectFrom('grades')
      .select(['assignment_1', 'assignment_2', 'midterm', 'final', 'other'])
      .where('id', '=', id)
      .executeTakeFirst();
  const trailOf = async (id: number) =>
    app.db
      .selectFrom('audit_entries')
      .select(['action', 'reason'])
      .where('subject', '=', 'grades')
      .where('subject_id', '=', String(id))
      .where('action', '<>', 'create')
      .orderBy('id')
      .execute();
  const aStoredGrade = async () => {
    const { id, internship_id, course_code } = await aGrade(app.db, SCORES);
    return { id, path: `/grades/${id}`, input: { internship_id, course_code, ...SCORES } };
  };

  test.each([
    [{}, REQUIRED],
    [{ reason: null }, REQUIRED],
    [{ reason: ' a ' }, REQUIRED],
    [{ reason: 'a'.repeat(501) }, 'Alasan maksimal 500 karakter'],
  ])('must come with a change: %j', async (given, message) => {
    const { id, path, input } = await aStoredGrade();
    const answer = await call('PUT', path, { payload: { ...input, midterm: 91, ...given } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ reason: [message] });
    expect(await storedScores(id)).toEqual(SCORES);
    expect(await trailOf(id)).toEqual([]);
  });

  test.each(['', '?reason=', '?reason=%20a%20', `?reason=${'a'.repeat(501)}`])(
    'must come with a deletion: %s',
    async (query) => {
      const { id, path } = await aStoredGrade();
      const answer = await call('DELETE', `${path}${query}`);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['reason']);
      expect(await storedScores(id)).toEqual(SCORES);
      expect(await trailOf(id)).toEqual([]);
    },
  );

  test('may be missing when nothing changes, which leaves no entry', async () => {
    const { id, path, input } = await aStoredGrade();
    expect((await call('PUT', path, { payload: input })).statusCode).toBe(200);
    expect(await trailOf(id)).toEqual([]);
  });

  test('appears in the trail', async () => {
    const { id, path, input } = await aStoredGrade();
    const payload = { ...input, midterm: 91, reason: '  Salah ketik "é"  ' };
    expect((await call('PUT', path, { payload })).statusCode).toBe(200);
    const reason = encodeURIComponent('Mahasiswa salah & ganda');
    expect((await call('DELETE', `${path}?reason=${reason}`)).statusCode).toBe(200);
    expect(await trailOf(id)).toEqual([
      { action: 'update', reason: 'Salah ketik "é"' },
      { action: 'delete', reason: 'Mahasiswa salah & ganda' },
    ]);
  });

  test('must reach the database with every change by a person', async () => {
    const { id } = await aStoredGrade();
    const user = { id: 1, name: 'Ratna', role: 'super_admin' as const };
    const actor = { user, at: new Date(), address: null, device: null, request_id: null };
    const withoutReason = (work: () => Promise<unknown>) =>
      asActor({ ...actor, operation: 'forgetful' }, work);
    const change = () => app.db.updateTable('grades').set({ midterm: 1 }).where('id', '=', id);
    await expect(withoutReason(() => change().execute())).rejects.toThrow('reason');
    const remove = () => app.db.deleteFrom('grades').where('id', '=', id);
    await expect(withoutReason(() => remove().execute())).rejects.toThrow('reason');
    expect(await storedScores(id)).toEqual(SCORES);
  });
});

describe('a grade', () => {
  test('exists once for internship and course', async () => {
    const { internship_id, course_code } = await aGrade(app.db);
    const payload = { internship_id, course_code, ...SCORES };
    const answer = await call('POST', '/grades', { payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      course_code: ['Nilai untuk mata kuliah ini sudah ada'],
    });
  });

  test('requires an existing internship and course', async () => {
    const { id } = await anInternship(app.db);
    const { code } = await aCourse(app.db);
    const noCourse = { internship_id: id, course_code: 'XYZ000000', ...SCORES };
    const refused = await call('POST', '/grades', { payload: noCourse });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ course_code: ['Mata kuliah tidak ditemukan'] });
    const noInternship = { internship_id: 2_000_000_000, course_code: code, ...SCORES };
    const answer = await call('POST', '/grades', { payload: noInternship });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ internship_id: ['Magang tidak ditemukan'] });
  });

  test.each([
    [{ midterm: 0.99 }, 'midterm'],
    [{ final: 100.01 }, 'final'],
    [{ other: 80.125 }, 'other'],
    [{ assignment_1: '' }, 'assignment_1'],
  ])('refuses %j', async (wrong, field) => {
    const { id, internship_id, course_code } = await aGrade(app.db);
    const payload = { internship_id, course_code, ...SCORES, reason: 'Salah ketik', ...wrong };
    const answer = await call('PUT', `/grades/${id}`, { payload });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('cannot change its course or internship', async () => {
    const { id } = await aGrade(app.db);
    const payload = {
      internship_id: (await anInternship(app.db)).id,
      course_code: (await aCourse(app.db)).code,
      ...SCORES,
      reason: 'Salah ketik',
    };
    const answer = await call('PUT', `/grades/${id}`, { payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      internship_id: ['Magang tidak dapat diganti'],
      course_code: ['Mata kuliah tidak dapat diganti'],
    });
  });
});

describe('the list', () => {
  let internshipId: number;
  let courses: Course[];
  const list = async (query: string, path = `/internships/${internshipId}/grades`) =>
    (await call('GET', `${path}?${query}`))
      .json()
      .data.map(
        ({ course_code }: Grade) => courses.findIndex(({ code }) => code === course_code) + 1,
      );

  beforeAll(async () => {
    internshipId = (await anInternship(app.db)).id;
    courses = [
      await aCourse(app.db, { code: 'AJK900003', name: 'jaringan Nirkabel', ...WEIGHTS }),
      await aCourse(app.db, { code: 'ajk900002', name: 'Keamanan', ...WEIGHTS }),
      await aCourse(app.db, { code: 'AJK900001', name: 'Komputasi Awan', ...WEIGHTS }),
    ];
    const scores = [
      { assignment_1: 70, assignment_2: 71, midterm: 99, final: 60, other: 61.5 },
      { assignment_1: 80, assignment_2: 61, midterm: 98, final: 70, other: 51 },
      { assignment_1: 90, assignment_2: 51, midterm: 97, final: 50, other: 71 },
    ];
    for (const [index, course] of courses.entries()) {
      await aGrade(app.db, {
        internship_id: internshipId,
        course_code: course.code,
        ...scores[index],
      });
    }
  });

  test.each([
    ['', [3, 2, 1]],
    ['sort=-course_code', [1, 2, 3]],
    ['sort=course.name', [1, 2, 3]],
    ['sort=assignment_1', [1, 2, 3]],
    ['sort=assignment_2', [3, 2, 1]],
    ['sort=midterm', [3, 2, 1]],
    ['sort=final', [3, 1, 2]],
    ['sort=other', [2, 1, 3]],
    // 72.15, 73.9 and 69.7
    ['sort=-total', [2, 1, 3]],
    ['sort=course_code&search=KEAMANAN', [2]],
    ['sort=course_code&search=900001', [3]],
    ['sort=course_code&search=61.5', [1]],
    ['sort=course_code&search=73.9', [2]],
    ['sort=course_code&search=zzz', []],
  ])('searches and sorts: %s', async (query, found) => {
    expect(await list(query)).toEqual(found);
  });

  test('filters by internship and course', async () => {
    expect(await list(`internship_id=${internshipId}`, '/grades')).toEqual([3, 2, 1]);
    expect(await list('course_code=AJK900003', '/grades')).toEqual([1]);
  });

  test('answers 404 for an unknown internship', async () => {
    expect((await call('GET', '/internships/2000000000/grades')).statusCode).toBe(404);
  });
});
