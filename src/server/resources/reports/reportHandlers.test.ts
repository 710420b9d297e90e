import { get as request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Internship } from '@/server/db/tables';
import { readPdf } from '@/server/reports/testing/readPdf';
import {
  aCourse,
  aGrade,
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

type Headers = Record<string, string>;

let app: TestApp;
let internship: Internship;
let admin: Headers;
let lecturer: Headers;
let mentor: Headers;
let student: Headers;

beforeAll(async () => {
  app = await buildTestApp({ config: { campusTimeZone: 'Asia/Makassar' } });
  app.setTime('2026-03-02T17:00:00Z');
  const ownStudent = await aStudent(app.db, {
    nim: '2403310001',
    user: { name: 'Siti Rahmawati' },
  });
  const ownMentor = await aMentor(app.db, { user: { name: 'Budi Santoso' } });
  const ownLecturer = await aLecturer(app.db, { user: { name: 'Dr. Agus Pratama' } });
  internship = await anInternship(app.db, {
    student_id: ownStudent.id,
    mentor_id: ownMentor.id,
    lecturer_id: ownLecturer.id,
  });
  await anActivity(app.db, {
    internship_id: internship.id,
    name: 'Memasang kabel',
    attendance_time: new Date('2026-03-02T00:01:00Z'),
    latitude: -6.9,
    longitude: 107.6,
  });
  admin = await app.signIn('super_admin');
  lecturer = await app.signIn(ownLecturer.user);
  mentor = await app.signIn(ownMentor.user);
  student = await app.signIn(ownStudent.user);
});
afterAll(() => app.close());

describe('activity report', () => {
  const get = (headers: Headers, id: number | string = internship.id) =>
    app.inject({ url: `/api/reports/internships/${id}/activities`, headers });

  test('super admin, its lecturer and its mentor get the PDF', async () => {
    for (const headers of [admin, lecturer, mentor]) {
      const answer = await get(headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toBe(
        'inline; filename="laporan-aktivitas-2403310001.pdf"',
      );
      const [page] = readPdf(answer.rawPayload).pages;
      for (const text of ['Siti Rahmawati', 'Memasang kabel', '08.01 WITA', '3 Maret 2026']) {
        expect(page).toContain(text);
      }
    }
  });

  test('an internship without activities prints too', async () => {
    const answer = await get(admin, (await anInternship(app.db)).id);
    expect(readPdf(answer.rawPayload).pages[0]).toContain('Belum ada aktivitas');
  });

  test('nobody without a session, and no student', async () => {
    expect((await get({})).statusCode).toBe(401);
    expect((await get(student)).statusCode).toBe(403);
  });

  test("another's internship, and one that is not there, are not found", async () => {
    const other = await anInternship(app.db);
    for (const [headers, id] of [
      [lecturer, other.id],
      [mentor, other.id],
      [admin, 999_999],
      [admin, 'nonsense'],
    ] as const) {
      expect((await get(headers, id)).statusCode).toBe(404);
    }
    expect((await get(admin, 999_999)).json()).toEqual({
      message: 'Data laporan tidak ditemukan.',
    });
  });
});

test('a reader who leaves takes the work along', async () => {
  const dropped = new Promise<void>((resolve) => {
    jest.spyOn(app.services.reports, 'print').mockImplementationOnce((_report, signal) => {
      client.destroy();
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          resolve();
          reject(signal.reason);
        });
      });
    });
  });
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.fastify.server.address() as AddressInfo;
  const path = `/api/reports/internships/${internship.id}/activities`;
  const client = request({ port, path, host: '127.0.0.1', headers: admin });
  client.on('error', () => {});
  await dropped;
});

describe('grade report', () => {
  let filters: Record<string, string>;

  beforeAll(async () => {
    const course = await aCourse(app.db, { code: 'AJK/01 Üx', name: 'Praktik', semester: 3 });
    await aGrade(app.db, { internship_id: internship.id, course_code: course.code });
    filters = {
      course_code: course.code,
      internship_period_id: String(internship.internship_period_id),
      lecturer_id: String(internship.lecturer_id),
      mentor_id: String(internship.mentor_id),
    };
  });

  const get = (headers: Headers, query: Record<string, string> = filters) =>
    app.inject({ url: '/api/reports/grades', headers, query });

  test('is a PDF', async () => {
    const answer = await get({ ...admin, accept: '*/*' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      'inline; filename="laporan-penilaian-AJK-01-x.pdf"',
    );
    const [page] = readPdf(answer.rawPayload).pages;
    expect(page).toContain('2403310001\nSiti Rahmawati\n80\n82,5\n78\n85\n90\n82,60\nAB');
  });

  test('is JSON when that is preferred', async () => {
    const answer = await get({ ...admin, accept: 'application/json' });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers.vary).toContain('accept');
    expect(answer.json()).toEqual({
      data: {
        course_name: 'Praktik',
        lecturer_name: 'Dr. Agus Pratama',
        mentor_name: 'Budi Santoso',
        company_name: expect.any(String),
        course_semester: 3,
        course_academic_year: '2024/2025',
        students: [
          {
            nim: '2403310001',
            name: 'Siti Rahmawati',
            assignment_1: 80,
            assignment_2: 82.5,
            midterm: 78,
            final: 85,
            other: 90,
            total: 82.6,
            letter_grade: 'AB',
          },
        ],
      },
    });
  });

  test('for super admins only', async () => {
    expect((await get({})).statusCode).toBe(401);
    for (const headers of [lecturer, mentor, student]) {
      expect((await get(headers)).statusCode).toBe(403);
    }
  });

  test('without grades for the four filters there is no report', async () => {
    for (const accept of ['application/json', 'application/pdf']) {
      for (const name of Object.keys(filters)) {
        const answer = await get({ ...admin, accept }, { ...filters, [name]: '77777' });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({ message: 'Laporan tidak ditemukan' });
      }
    }
  });

  test('a filter that is missing or unreadable is an error of that field', async () => {
    const missing = await get(admin, {});
    expect(missing.statusCode).toBe(422);
    expect(Object.keys(missing.json().errors).sort()).toEqual(Object.keys(filters).sort());
    const unreadable = await get(admin, { ...filters, mentor_id: 'x', lecturer_id: '1.5' });
    expect(unreadable.statusCode).toBe(422);
    expect(Object.keys(unreadable.json().errors).sort()).toEqual(['lecturer_id', 'mentor_id']);
  });
});
