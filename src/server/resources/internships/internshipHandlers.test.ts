import type { Internship, Lecturer, Mentor, Student } from '@/server/db/tables';
import { aPlacement } from '@/server/testing/aPlacement';
import {
  aGrade,
  aLecturer,
  aMentor,
  anActivity,
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

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { payload, headers = admin }: { payload?: object; headers?: Partial<Headers> } = {},
) => app.inject({ method, url: `/api${path}`, payload, headers });

const create = (payload: object) => call('POST', '/internships', { payload });
const change = (id: number, payload: object) => call('PUT', `/internships/${id}`, { payload });

describe('access', () => {
  test('requires a session', async () => {
    const headers = {};
    expect((await call('GET', '/internships', { headers })).statusCode).toBe(401);
    expect((await call('GET', '/internships/1', { headers })).statusCode).toBe(401);
    expect((await call('POST', '/internships', { headers, payload: {} })).statusCode).toBe(401);
    expect((await call('GET', '/student/internships', { headers })).statusCode).toBe(401);
  });

  test.each([
    ['lecturer', 200, 403],
    ['mentor', 200, 403],
    ['student', 403, 200],
  ] as const)('%s: list %i, own list %i, no changes', async (role, list, ownList) => {
    const headers = await app.signIn(role);
    const { input } = await aPlacement(app.db);
    const { id } = await anInternship(app.db);
    expect((await call('GET', '/internships', { headers })).statusCode).toBe(list);
    expect((await call('GET', '/student/internships', { headers })).statusCode).toBe(ownList);
    expect((await call('POST', '/internships', { headers, payload: input })).statusCode).toBe(403);
    const put = await call('PUT', `/internships/${id}`, { headers, payload: input });
    expect(put.statusCode).toBe(403);
    expect((await call('DELETE', `/internships/${id}`, { headers })).statusCode).toBe(403);
  });

  describe('visibility', () => {
    let own: Internship;
    let others: Internship;
    const people = {} as { lecturer: Lecturer; mentor: Mentor; student: Student };
    beforeAll(async () => {
      people.lecturer = await aLecturer(app.db);
      people.mentor = await aMentor(app.db);
      people.student = await aStudent(app.db);
      own = await anInternship(app.db, {
        lecturer_id: people.lecturer.id,
        mentor_id: people.mentor.id,
        student_id: people.student.id,
      });
      others = await anInternship(app.db);
    });

    test.each(['lecturer', 'mentor', 'student'] as const)(
      'shows %s only their own',
      async (role) => {
        const headers = await app.signIn({ id: people[role].user_id, role });
        const list = role === 'student' ? '/student/internships' : '/internships';
        const listed = (await call('GET', list, { headers })).json();
        expect(listed.data.map(({ id }: Internship) => id)).toEqual([own.id]);
        expect(listed.meta).toEqual({ total: 1 });
        expect((await call('GET', `/internships/${own.id}`, { headers })).statusCode).toBe(200);
        expect((await call('GET', `/internships/${others.id}`, { headers })).statusCode).toBe(404);
        // nor by asking for them
        const asked = `${list}?internship_period_id=${others.internship_period_id}`;
        expect((await call('GET', asked, { headers })).json().data).toEqual([]);
      },
    );

    test('shows super admins all', async () => {
      expect((await call('GET', `/internships/${others.id}`)).statusCode).toBe(200);
    });
  });
});

test('creates, reads, changes and deletes', async () => {
  const { input, company, mentor, student, lecturer, ...placed } = await aPlacement(app.db);
  const { version: _, ...period } = placed.period;
  const created = await create(input);
  expect(created.statusCode).toBe(201);
  const { data } = created.json();
  expect(data).toEqual({
    id: expect.any(Number),
    ...input,
    student: {
      id: student.id,
      nim: student.nim,
      academic_year: student.academic_year,
      user: { id: student.user.id, name: student.user.name },
    },
    mentor: {
      id: mentor.id,
      company: { id: company.id, name: company.name },
      user: { id: mentor.user.id, name: mentor.user.name },
    },
    lecturer: { id: lecturer.id, user: { id: lecturer.user.id, name: lecturer.user.name } },
    internship_period: period,
    stage: 'running',
    start_date: expect.any(String),
    end_date: null,
    end_reason: null,
    finished_at: null,
    closed_by: null,
    continued_from: null,
    continued_by: null,
    version: 1,
  });
  expect((await call('GET', `/internships/${data.id}`)).json()).toEqual({ data });

  const other = await aLecturer(app.db);
  const changed = await change(data.id, { ...input, lecturer_id: other.id });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().data).toEqual({
    ...data,
    lecturer_id: other.id,
    lecturer: { id: other.id, user: { id: other.user.id, name: other.user.name } },
    version: 2,
  });

  expect((await call('DELETE', `/internships/${data.id}`)).json()).toEqual({
    data: { message: 'Data berhasil dihapus.' },
  });
  expect((await call('GET', `/internships/${data.id}`)).statusCode).toBe(404);
  expect((await call('DELETE', `/internships/${data.id}`)).statusCode).toBe(404);
  expect((await change(data.id, input)).statusCode).toBe(404);
});

describe('deletion', () => {
  test.each([
    ['aktivitas', anActivity],
    ['nilai', aGrade],
  ] as const)('answers 409 while there is %s', async (what, aRecord) => {
    const { id } = await anInternship(app.db);
    await aRecord(app.db, { internship_id: id });
    const answer = await call('DELETE', `/internships/${id}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain(what);
  });
});
