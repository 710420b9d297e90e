import { readPdf } from '@/server/reports/testing/readPdf';
import { saveSignature } from '@/server/resources/signatures/signatureQueries';
import { callsOf } from '@/server/testing/aDesk';
import {
  aCompany,
  aCourse,
  aGrade,
  aLecturer,
  aMentor,
  anInternship,
  anInternshipPeriod,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile } from '@/server/testing/multipart';
import { readXlsx } from '@/server/testing/readTable';
import { REPORT_ROWS_MAX } from '@/shared/constants/limits';
import { byLevel } from '@/shared/testing/testLevel';

let app: TestApp;
let admin: Awaited<ReturnType<typeof callsOf>>;
beforeAll(async () => {
  app = await buildTestApp({ config: { publicUrl: 'https://magang.example' } });
  app.setTime('2026-03-02T03:00:00Z');
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
afterAll(() => app.close());

/** Two lecturers and three students of one course: two of the first lecturer at one mentor, one of the second. */
async function setUp() {
  const period = await anInternshipPeriod(app.db);
  const { code } = await aCourse(app.db, { name: 'Magang Industri' });
  const company = await aCompany(app.db, { name: 'PT Nusantara Jaringan' });
  const agus = await aLecturer(app.db, { user: { name: 'Agus Salim' } });
  const beni = await aLecturer(app.db, { user: { name: 'Beni Rahman' } });
  const placed = async (
    name: string,
    lecturer: { id: number },
    mentor: { id: number },
    academic_year = '2024/2025',
  ) => {
    const student = await aStudent(app.db, { academic_year, user: { name } });
    const internship = await anInternship(app.db, {
      ...{ student_id: student.id, lecturer_id: lecturer.id, mentor_id: mentor.id },
      internship_period_id: period.id,
    });
    await aGrade(app.db, { internship_id: internship.id, course_code: code });
    return { ...student, internship };
  };
  const citra = await aMentor(app.db, { company_id: company.id, user: { name: 'Citra Dewi' } });
  const dodi = await aMentor(app.db, { company_id: company.id, user: { name: 'Dodi Wijaya' } });
  const students = {
    zaki: await placed('Zaki Anwar', agus, citra),
    ahmad: await placed('Ahmad Fauzi', agus, citra, '2025/2026'),
    nina: await placed('Nina Sari', beni, dodi),
  };
  const image = await (await anImageFile('#1d4ed8')).arrayBuffer();
  await saveSignature(app.db, agus.user_id, Buffer.from(image));
  const url = (what: string, more = '') =>
    `/reports/grades/all${what}?internship_period_id=${period.id}${more}`;
  return { period, code, agus, beni, citra, dodi, students, url };
}

const codesIn = (pdf: Buffer) =>
  readPdf(pdf).pages.map((page) => /Kode verifikasi (\S+)/.exec(page)?.[1] ?? '');
const verify = async (code = '') =>
  (await app.inject({ url: `/api/verifications/${code}` })).json().data?.is_unchanged;

test('prints the report of each lecturer and mentor with its own pages, signature and code', async () => {
  const { period, code, agus, citra, url, students } = await setUp();
  const answer = await admin.get(url('/pdf', '&layout=pairs'));
  expect(answer.statusCode).toBe(200);
  const { pages, imageCount } = readPdf(answer.rawPayload);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Agus Salim');
  expect(pages[0]).toContain('Citra Dewi');
  expect(pages[0]).toMatch(/Zaki Anwar[\s\S]*Ahmad Fauzi/);
  expect(pages[0]).not.toContain('Nina Sari');
  expect(pages[1]).toContain('Beni Rahman');
  expect(pages[1]).toContain('Nina Sari');
  for (const page of pages) expect(page).toContain('Halaman 1 dari 1');
  expect(imageCount).toBe(1);

  // The code of the single report, because it is the same report.
  const single = new URLSearchParams({
    course_code: code,
    internship_period_id: String(period.id),
    lecturer_id: String(agus.id),
    mentor_id: String(citra.id),
  });
  const [first, second] = codesIn(answer.rawPayload);
  expect(codesIn((await admin.get(`/reports/grades?${single}`)).rawPayload)).toEqual([first]);
  expect([await verify(first), await verify(second)]).toEqual([true, true]);
  await app.db
    .updateTable('grades')
    .set({ final: 12 })
    .where('internship_id', '=', students.nina.internship.id)
    .execute();
  expect([await verify(first), await verify(second)]).toEqual([true, false]);
});

test('prints one list by class and name, which the coordinator signs', async () => {
  const { url, students } = await setUp();
  const answer = await admin.get(url('/pdf', '&layout=list'));
  const { pages, landscape, imageCount } = readPdf(answer.rawPayload);
  expect([pages.length, landscape, imageCount]).toEqual([1, true, 0]);
  const [page = ''] = pages;
  expect(page).toMatch(/Nina Sari[\s\S]*Zaki Anwar[\s\S]*Ahmad Fauzi/);
  expect(page).toContain('PT Nusantara Jaringan · Dodi Wijaya · Beni Rahman');
  expect(page).toContain('Koordinator Magang');
  expect(page).not.toContain('Dosen Pembimbing');
  const [code] = codesIn(answer.rawPayload);
  expect(await verify(code)).toBe(true);
  expect(codesIn((await admin.get(url('/pdf', '&layout=list'))).rawPayload)).toEqual([code]);
  await app.db
    .updateTable('students')
    .set({ academic_year: '2023/2024' })
    .where('id', '=', students.zaki.id)
    .execute();
  expect(await verify(code)).toBe(false);
});

test('a list of one lecturer has the signature of that lecturer', async () => {
  const { url, agus } = await setUp();
  const answer = await admin.get(url('/pdf', `&layout=list&lecturer_id=${agus.id}`));
  const { pages, imageCount } = readPdf(answer.rawPayload);
  expect(imageCount).toBe(1);
  expect(pages.at(-1)).toContain('Dosen Pembimbing');
  expect(pages[0]).toMatch(/Dosen\nAgus Salim/);
});

test('a class has its own codes, which stay valid when others get a grade', async () => {
  const { url } = await setUp();
  const ofClass = '&academic_year=2024%2F2025';
  const pairs = await admin.get(url('/pdf', `&layout=pairs${ofClass}`));
  const { pages } = readPdf(pairs.rawPayload);
  expect(pages.join()).not.toContain('Ahmad Fauzi');
  expect(pages).toHaveLength(2);
  const list = await admin.get(url('/pdf', `&layout=list${ofClass}`));
  for (const code of [...codesIn(pairs.rawPayload), ...codesIn(list.rawPayload)]) {
    expect(await verify(code)).toBe(true);
  }
});

test('a list is no longer valid once what it was filtered by is deleted', async () => {
  const { url, period } = await setUp();
  const answer = await admin.get(url('/pdf', '&layout=list'));
  const [code] = codesIn(answer.rawPayload);
  await app.db
    .updateTable('issued_reports')
    .set({ internship_period_id: null })
    .where('internship_period_id', '=', period.id)
    .execute();
  expect(await verify(code)).toBe(false);
});

test('exports a sheet for each lecturer and mentor, or one list', async () => {
  const { url, code } = await setUp();
  const pairs = await admin.get(url('/export', '&layout=pairs'));
  const { readXlsx: read } = await import('hucre/xlsx');
  const { sheets } = await read(pairs.rawPayload);
  expect(sheets.map(({ name }) => name)).toEqual([
    '1. Agus Salim - Citra Dewi',
    '2. Beni Rahman - Dodi Wijaya',
  ]);
  expect(sheets[1]?.rows.slice(1, 4).map((row) => row.slice(0, 2))).toEqual([
    ['Nama Mata Kuliah', 'Magang Industri'],
    ['Nama Dosen', 'Beni Rahman'],
    ['Nama Mentor', 'Dodi Wijaya'],
  ]);

  const list = await readXlsx((await admin.get(url('/export', '&layout=list'))).rawPayload);
  const start = list.findIndex(([first]) => first === 'No');
  expect(list.slice(start + 1).map((row) => [row[2], row[3], row[4], row[10]])).toEqual([
    ['Nina Sari', '2024/2025', code, 'Beni Rahman'],
    ['Zaki Anwar', '2024/2025', code, 'Agus Salim'],
    ['Ahmad Fauzi', '2025/2026', code, 'Agus Salim'],
  ]);
});

test('counts what would be printed, and wants a course, period or class', async () => {
  const { url, agus } = await setUp();
  expect((await admin.get(url(''))).json().data).toEqual({
    ...{ grades: 3, students: 3, reports: 2 },
    limit: REPORT_ROWS_MAX,
  });
  const { statusCode, ...answer } = await admin.get(
    `/reports/grades/all/pdf?layout=list&lecturer_id=${agus.id}`,
  );
  expect([statusCode, answer.json().errors]).toEqual([
    422,
    { course_code: ['Pilih mata kuliah, periode, atau tahun ajaran mahasiswa'] },
  ]);
  const empty = await anInternshipPeriod(app.db);
  for (const what of ['pdf', 'export']) {
    const none = await admin.get(
      `/reports/grades/all/${what}?layout=pairs&internship_period_id=${empty.id}`,
    );
    expect([none.statusCode, none.json().message]).toEqual([404, 'Laporan tidak ditemukan']);
  }
});

test('the printed file opens by its address in a tab of the session', async () => {
  const { url } = await setUp();
  const answer = await admin.get(url('/pdf', '&layout=pairs'));
  const location = String(answer.headers['content-location']);
  const opened = await app.inject({ url: location });
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('prints hundreds of students of many lecturers', async () => {
  const pairs = byLevel({ short: 10, all: 50, soak: 250 });
  const period = await anInternshipPeriod(app.db);
  const { code } = await aCourse(app.db);
  const company = await aCompany(app.db, { internship_quota: 5_000 });
  const image = Buffer.from(await (await anImageFile('#1d4ed8')).arrayBuffer());
  for (let pair = 0; pair < pairs; pair += 1) {
    const lecturer = await aLecturer(app.db);
    await saveSignature(app.db, lecturer.user_id, image);
    const mentor = await aMentor(app.db, { company_id: company.id });
    for (let number = 0; number < 4; number += 1) {
      const internship = await anInternship(app.db, {
        ...{ lecturer_id: lecturer.id, mentor_id: mentor.id, internship_period_id: period.id },
      });
      await aGrade(app.db, { internship_id: internship.id, course_code: code });
    }
  }
  const url = (what: string, layout: string) =>
    `/reports/grades/all/${what}?course_code=${code}&layout=${layout}`;
  const printed = await admin.get(url('pdf', 'pairs'));
  expect(printed.statusCode).toBe(200);
  expect(new Set(codesIn(printed.rawPayload)).size).toBe(pairs);
  const list = readPdf((await admin.get(url('pdf', 'list'))).rawPayload);
  expect(list.pages.at(-1)).toContain(`Halaman ${list.pageCount} dari ${list.pageCount}`);
  expect((await admin.get(url('export', 'pairs'))).statusCode).toBe(200);
});
