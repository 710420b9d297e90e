import { get as request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Internship } from '@/server/db/tables';
import { readPdf } from '@/server/reports/testing/readPdf';
import {
  aCourse,
  aGrade,
  aLecturer,
  aMentor,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anInternship,
  aPlace,
  aStudent,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { claimsOf } from '@/server/testing/sessionCalls';
import { testInAll } from '@/shared/testing/testLevel';

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
  await aPlace(app.db, { company_id: ownMentor.company_id, time_zone: 'WITA' });
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
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

describe('activity report', () => {
  const get = (headers: Headers, id: number | string = internship.id) =>
    app.inject({ url: `/api/reports/internships/${id}/activities`, headers });

  test('returns the PDF to a super admin, its lecturer and its mentor', async () => {
    for (const headers of [admin, lecturer, mentor]) {
      const answer = await get(headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toBe(
        'inline; filename="laporan-aktivitas-2403310001.pdf"',
      );
      const [page] = readPdf(answer.rawPayload).pages;
      for (const text of ['Siti Rahmawati', 'Memasang kabel', '08:01 WITA', '3 Maret 2026']) {
        expect(page).toContain(text);
      }
    }
  });

  test('prints an empty line for a mentor without a signature, until there is one', async () => {
    const { imageCount, rules, pages } = readPdf((await get(admin)).rawPayload);
    expect(imageCount).toBe(0);
    expect(rules.flat().filter(({ width }) => width === 200)).toHaveLength(2);
    expect(pages.at(-1)).toContain('Budi Santoso');
    const image = await sharp({
      create: { width: 60, height: 20, channels: 4, background: '#00000080' },
    })
      .png()
      .toBuffer();
    const { user_id } = await app.db
      .selectFrom('mentors')
      .select('user_id')
      .where('id', '=', internship.mentor_id)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('signatures')
      .values({ user_id, image, updated_at: new Date() })
      .execute();
    expect(readPdf((await get(admin)).rawPayload).imageCount).toBe(1);
    await app.db.deleteFrom('signatures').where('user_id', '=', user_id).execute();
  });

  test('prints an internship without activities', async () => {
    const answer = await get(admin, (await anInternship(app.db)).id);
    expect(readPdf(answer.rawPayload).pages[0]).toContain('Belum ada aktivitas');
  });

  describe('with logs and photos', () => {
    let id: number;
    const photosIn = ({ objects }: { objects: string[] }) =>
      objects.filter((object) => object.includes('/Filter /DCTDecode')).length;

    beforeAll(async () => {
      ({ id } = await anInternship(app.db, {
        student_id: internship.student_id,
        lecturer_id: internship.lecturer_id,
      }));
      const written = await anActivity(app.db, { internship_id: id, date: '2026-03-02' });
      await anActivityLog(app.db, {
        activity_id: written.id,
        text: 'Sudah dikirim.',
        first_handed_in_at: '2026-03-04T03:00:00Z',
        handed_in_at: '2026-03-05T03:00:00Z',
      });
      const drafted = await anActivity(app.db, { internship_id: id });
      await anActivityLog(app.db, {
        activity_id: drafted.id,
        text: 'Masih konsep.',
        handed_in_at: null,
      });
      const thumbnail = await sharp({
        create: { width: 48, height: 36, channels: 3, background: '#336699' },
      })
        .jpeg()
        .toBuffer();
      await anActivityPhoto(app.db, { activity_id: written.id, position: 2, thumbnail });
      await anActivityPhoto(app.db, { activity_id: written.id, position: 1, thumbnail });
      await anActivityPhoto(app.db, { thumbnail });
    });

    const print = (query: string) =>
      app.inject({ url: `/api/reports/internships/${id}/activities${query}`, headers: lecturer });

    test('prints handed-in logs, and photos only on request', async () => {
      const plain = readPdf((await print('')).rawPayload);
      const text = plain.pages.join('\n');
      expect(text).toContain('Catatan kegiatan · Dikirim 2 hari kemudian\nSudah dikirim.');
      expect(text).not.toContain('Masih konsep.');
      expect(photosIn(plain)).toBe(0);
      expect(photosIn(readPdf((await print('?photos=0')).rawPayload))).toBe(0);
      expect(photosIn(readPdf((await print('?photos=1')).rawPayload))).toBe(2);
      expect((await print('?photos=x')).statusCode).toBe(422);
    });

    test('opens with photos as it was printed, also where it was not printed', async () => {
      const printed = await print('?photos=1');
      const url = String(printed.headers['content-location']);
      expect((await app.inject({ url })).rawPayload.equals(printed.rawPayload)).toBe(true);

      const { sid } = claimsOf(lecturer.authorization ?? '');
      const report = { kind: 'activities', id, photos: true } as const;
      const token = app.services.reportTokens.tokenOf({ sessionId: sid, report });
      app.setTime('2026-03-02T17:00:30Z');
      const later = app.services.reportTokens.tokenOf({ sessionId: sid, report });
      expect(later).not.toBe(token);
      const again = await app.inject({ url: `/api/reports/files/x.pdf?token=${later}` });
      expect(photosIn(readPdf(again.rawPayload))).toBe(2);
      app.setTime('2026-03-02T17:00:00Z');
    });

    testInAll('refuses more than 500 photos', async () => {
      const many = await anInternship(app.db, { lecturer_id: internship.lecturer_id });
      for (let count = 0; count < 251; count += 1) {
        const { id: activity_id } = await anActivity(app.db, { internship_id: many.id });
        await anActivityPhoto(app.db, { activity_id });
        if (count < 250) await anActivityPhoto(app.db, { activity_id, position: 2 });
      }
      const path = `/api/reports/internships/${many.id}/activities`;
      expect((await app.inject({ url: path, headers: lecturer })).statusCode).toBe(200);
      const answer = await app.inject({ url: `${path}?photos=1`, headers: lecturer });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().message).toBe('Laporan memuat lebih dari 500 foto.');
    });
  });

  test('rejects students and requests without a session', async () => {
    expect((await get({})).statusCode).toBe(401);
    expect((await get(student)).statusCode).toBe(403);
  });

  test('responds with 404 for an internship that is not visible or does not exist', async () => {
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

testInAll('refuses a report of more than 2,000 rows', async () => {
  const { id } = await anInternship(app.db);
  const row = {
    internship_id: id,
    name: 'Rapat',
    description: 'Rapat harian',
    date: '2026-03-02',
    start_time: '08:00',
    end_time: '09:00',
    address: 'Bandung',
  };
  const rows = Array.from({ length: 2000 }, () => row);
  await app.db.insertInto('activities').values(rows).execute();
  const headers = await app.signIn('super_admin');
  const report = () => app.inject({ url: `/api/reports/internships/${id}/activities`, headers });
  jest.spyOn(app.services.reports, 'print').mockResolvedValueOnce(Buffer.from('%PDF-'));
  expect((await report()).statusCode).toBe(200);
  await app.db.insertInto('activities').values(row).execute();
  const answer = await report();
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toBe('Laporan memuat lebih dari 2.000 baris.');
});

test('aborts printing when the client disconnects', async () => {
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

  test('returns a PDF by default', async () => {
    const answer = await get({ ...admin, accept: '*/*' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      'inline; filename="laporan-penilaian-AJK-01-x.pdf"',
    );
    const [page] = readPdf(answer.rawPayload).pages;
    expect(page).toContain('2403310001\nSiti Rahmawati\n80\n82,5\n78\n85\n90\n82,60\nAB');
  });

  test('returns JSON when the Accept header prefers it', async () => {
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

  test('allows super admins only', async () => {
    expect((await get({})).statusCode).toBe(401);
    for (const headers of [lecturer, mentor, student]) {
      expect((await get(headers)).statusCode).toBe(403);
    }
  });

  test('responds with 404 when no grades match the four filters', async () => {
    for (const accept of ['application/json', 'application/pdf']) {
      for (const name of Object.keys(filters)) {
        const answer = await get({ ...admin, accept }, { ...filters, [name]: '77777' });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({ message: 'Laporan tidak ditemukan' });
      }
    }
  });

  test('rejects a missing or invalid filter with an error for its field', async () => {
    const missing = await get(admin, {});
    expect(missing.statusCode).toBe(422);
    expect(Object.keys(missing.json().errors).sort()).toEqual(Object.keys(filters).sort());
    const unreadable = await get(admin, { ...filters, mentor_id: 'x', lecturer_id: '1.5' });
    expect(unreadable.statusCode).toBe(422);
    expect(Object.keys(unreadable.json().errors).sort()).toEqual(['lecturer_id', 'mentor_id']);
  });
});

describe('report file', () => {
  const reportPath = () => `/api/reports/internships/${internship.id}/activities`;
  const printedUrl = async (headers: Headers, url = reportPath()) => {
    const location = (await app.inject({ url, headers })).headers['content-location'];
    return String(location);
  };
  const tokenFor = (sessionId: string, id = internship.id) =>
    app.services.reportTokens.tokenOf({ sessionId, report: { kind: 'activities', id } });
  const open = (token: string) => app.inject({ url: `/api/reports/files/x.pdf?token=${token}` });
  const sessionOf = (headers: Headers): string => claimsOf(headers.authorization ?? '').sid;

  afterEach(() => app.setTime('2026-03-02T17:00:00Z'));

  test('serves the printed PDF under its name, without a token and without printing again', async () => {
    const printed = await app.inject({ url: reportPath(), headers: admin });
    const url = String(printed.headers['content-location']);
    expect(url).toMatch(
      /^\/api\/reports\/files\/laporan-aktivitas-2403310001\.pdf\?token=[\w.-]+$/,
    );
    const print = jest.spyOn(app.services.reports, 'print');
    for (let request = 0; request < 2; request++) {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="laporan-aktivitas-2403310001.pdf"',
        'cache-control': 'no-store',
      });
      expect(answer.rawPayload.equals(printed.rawPayload)).toBe(true);
    }
    expect(print).not.toHaveBeenCalled();
  });

  test('prints again on a server that did not print it before', async () => {
    const answer = await open(tokenFor(sessionOf(mentor)));
    expect(answer.statusCode).toBe(200);
    expect(readPdf(answer.rawPayload).pages[0]).toContain('Siti Rahmawati');
  });

  test('opens the grade report too', async () => {
    const course = await aCourse(app.db, { code: 'FILE00001' });
    const { id, mentor_id, lecturer_id, internship_period_id } = await anInternship(app.db);
    await aGrade(app.db, { internship_id: id, course_code: course.code });
    const url = await printedUrl(
      admin,
      `/api/reports/grades?course_code=FILE00001&mentor_id=${mentor_id}&lecturer_id=${lecturer_id}&internship_period_id=${internship_period_id}`,
    );
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      'inline; filename="laporan-penilaian-FILE00001.pdf"',
    );
  });

  test('answers 404 after ten minutes', async () => {
    const url = await printedUrl(admin);
    app.setTime('2026-03-02T17:09:59Z');
    expect((await app.inject({ url })).statusCode).toBe(200);
    app.setTime('2026-03-02T17:10:00Z');
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  test('answers 404 to a forged token and to an access token', async () => {
    const token = tokenFor(sessionOf(admin));
    const [header, , signature] = token.split('.');
    const payload = Buffer.from(JSON.stringify({ report: { kind: 'activities', id: 1 } }));
    const accessToken = String(admin.authorization).replace('Bearer ', '');
    for (const wrong of [
      'x',
      `${header}.${payload.toString('base64url')}.${signature}`,
      accessToken,
    ]) {
      expect((await open(wrong)).statusCode).toBe(404);
    }
    const me = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: reportPath(), headers: me })).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/reports/files/x.pdf' })).statusCode).toBe(422);
  });

  test('answers 401 when the session has ended', async () => {
    const headers = await app.signIn('super_admin');
    const url = await printedUrl(headers);
    await app.inject({ method: 'POST', url: '/api/logout', headers });
    expect((await app.inject({ url })).statusCode).toBe(401);
  });

  test('answers 404 when the user may no longer see the internship', async () => {
    const other = await anInternship(app.db);
    expect((await open(tokenFor(sessionOf(lecturer), other.id))).statusCode).toBe(404);
  });

  test('answers 403 to a session whose role has no reports', async () => {
    expect((await open(tokenFor(sessionOf(student)))).statusCode).toBe(403);
  });

  test('answers 403 to an account that must change its default password first', async () => {
    const { user } = await aSuperAdmin(app.db, { user: { has_default_password: true } });
    const headers = await app.signIn(user);
    expect((await open(tokenFor(sessionOf(headers)))).statusCode).toBe(403);
  });
});

describe('options of the grade report', () => {
  let first: Internship;
  let second: Internship;
  let ids: (internship: Internship) => Record<string, string>;

  beforeAll(async () => {
    for (const code of ['OPT000001', 'OPT000002', 'OPT000003']) {
      await aCourse(app.db, { code, name: 'Praktik', semester: 3 });
    }
    first = await anInternship(app.db);
    second = await anInternship(app.db);
    await aGrade(app.db, { internship_id: first.id, course_code: 'OPT000001' });
    await aGrade(app.db, { internship_id: first.id, course_code: 'OPT000002' });
    await aGrade(app.db, { internship_id: second.id, course_code: 'OPT000002' });
    ids = ({ mentor_id, lecturer_id, internship_period_id }) => ({
      mentor_id: String(mentor_id),
      lecturer_id: String(lecturer_id),
      internship_period_id: String(internship_period_id),
    });
  });

  const get = (headers: Headers, query: Record<string, string> = {}) =>
    app.inject({ url: '/api/reports/grades/options', headers, query });

  const keysOf = async (query: Record<string, string>) => {
    const { data } = (await get(admin, query)).json();
    const idsIn = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);
    return {
      courses: data.courses.map(({ code }: { code: string }) => code),
      mentors: idsIn(data.mentors),
      lecturers: idsIn(data.lecturers),
      internship_periods: idsIn(data.internship_periods),
    };
  };

  test('lists everything that has grades when nothing is chosen', async () => {
    const { courses, mentors } = await keysOf({});
    expect(courses).toEqual(expect.arrayContaining(['OPT000001', 'OPT000002']));
    expect(courses).not.toContain('OPT000003');
    expect(mentors).toEqual(expect.arrayContaining([first.mentor_id, second.mentor_id]));
  });

  test('returns the label fields of every option', async () => {
    const query = { course_code: 'OPT000001', ...ids(first) };
    const { data } = (await get(admin, query)).json();
    const course = { name: 'Praktik', semester: 3, academic_year: '2024/2025' };
    expect(data).toEqual({
      courses: [
        { code: 'OPT000001', ...course },
        { code: 'OPT000002', ...course },
      ],
      mentors: [
        { id: first.mentor_id, name: expect.any(String), company_name: expect.any(String) },
      ],
      lecturers: [{ id: first.lecturer_id, name: expect.any(String) }],
      internship_periods: [
        {
          id: first.internship_period_id,
          start_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          end_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          semester: expect.any(Number),
        },
      ],
    });
  });

  test('narrows each list by the three other choices', async () => {
    const { mentors } = await keysOf({ course_code: 'OPT000001' });
    expect(mentors).toEqual([first.mentor_id]);
    const { courses } = await keysOf(ids(second));
    expect(courses).toEqual(['OPT000002']);
    const mixed = { ...ids(first), mentor_id: String(second.mentor_id) };
    expect(await keysOf({ ...mixed, course_code: 'OPT000002' })).toMatchObject({
      courses: [],
      mentors: [first.mentor_id],
    });
  });

  test('finds by the words of a search', async () => {
    const name = 'Zulaikha Xantippe';
    const mentor_id = (await aMentor(app.db, { user: { name } })).id;
    const { id } = await anInternship(app.db, { mentor_id });
    await aGrade(app.db, { internship_id: id, course_code: 'OPT000001' });
    expect(await keysOf({ search: 'xantippe zulai' })).toMatchObject({
      courses: [],
      mentors: [mentor_id],
      lecturers: [],
    });
    expect((await keysOf({ search: 'opt000002' })).courses).toEqual(['OPT000002']);
  });

  test('includes the chosen options even if a list is cut', async () => {
    await sql`insert into courses
      select 'AA' || lpad(n::text, 7, '0'), 'A ' || n, semester, hours_per_week, credits,
        weight_assignment_1, weight_assignment_2, weight_midterm, weight_final, weight_other,
        academic_year
      from courses, generate_series(1, 1000) n where code = 'OPT000001'`.execute(app.db);
    await sql`insert into grades
      (internship_id, course_code, assignment_1, assignment_2, midterm, final, other)
      select ${first.id}, code, 80, 80, 80, 80, 80 from courses where code like 'AA%'`.execute(
      app.db,
    );
    const listed = await keysOf({ course_code: 'OPT000001' });
    expect(listed.courses).toHaveLength(1_000);
    expect(listed.courses.at(-1)).toBe('OPT000001');
    expect((await keysOf({})).courses).not.toContain('OPT000001');
  });

  test('allows super admins only', async () => {
    expect((await get({})).statusCode).toBe(401);
    for (const headers of [lecturer, mentor, student]) {
      expect((await get(headers)).statusCode).toBe(403);
    }
  });

  test('rejects a choice that is not an identifier', async () => {
    const answer = await get(admin, {
      mentor_id: 'x',
      lecturer_id: '0',
      course_code: '1234567890',
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual([
      'course_code',
      'lecturer_id',
      'mentor_id',
    ]);
  });
});
