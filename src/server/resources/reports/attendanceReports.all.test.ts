import sharp from 'sharp';
import { readPdf } from '@/server/reports/testing/readPdf';
import { saveSignature } from '@/server/resources/signatures/signatureQueries';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { aLecturer, anInternship, anInterruption } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { readXlsx } from '@/server/testing/readTable';
import { VERDICT_SIGNS } from '@/shared/attendance/verdicts';
import { RECAP_CELLS_MAX } from '@/shared/constants/limits';

/** A Wednesday, 10.00 WIB. */
const NOW = '2030-03-13T03:00:00.000Z';

type Caller = Desk['as']['student'];

let app: TestApp;
let desk: Desk;
let admin: Caller;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
  await desk.attended('2030-03-04', '07:55');
  await desk.attended('2030-03-05', '08:40');
  await desk.activity({ date: '2030-03-06' });
});

const query = (further = '') =>
  `internship_period_id=${desk.period.id}&date_from=2030-03-04&date_to=2030-03-08${further}`;
const print = (who: Caller, further = '') => who.get(`/reports/attendance?${query(further)}`);
const codeIn = (pdf: Buffer) => /Kode verifikasi (\S+)/.exec(readPdf(pdf).pages[0] ?? '')?.[1];
const verify = async (code = '') => {
  const answer = await app.inject({ url: `/api/verifications/${code}` });
  return answer.json().data;
};

interface Shown {
  student_nim: string;
  student_name: string;
  company_name: string;
  verdicts: (keyof typeof VERDICT_SIGNS | null)[];
  totals: Record<string, number>;
}

const shown = async (): Promise<Shown[]> =>
  (await admin.get(`/attendance-recap?${query()}`)).json().data;

const letterOf = (verdict: Shown['verdicts'][number]) => verdict && VERDICT_SIGNS[verdict].letter;

test('the workbook has the cells of the screen', async () => {
  const { internship } = await desk.placed('Zahra Aulia');
  await desk.attended('2030-03-08', '08:00', internship.id);
  const answer = await admin.get(`/reports/attendance/export?${query()}`);
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="rekap-kehadiran-2030-03-04-2030-03-08.xlsx"',
  );
  const rows = await readXlsx(answer.rawPayload);
  const start = rows.findIndex(([first]) => first === 'No');
  expect(rows[start]?.slice(0, 9)).toEqual([
    'No',
    'NIM',
    'Nama',
    'Mitra Industri',
    '04/03/2030',
    '05/03/2030',
    '06/03/2030',
    '07/03/2030',
    '08/03/2030',
  ]);
  const students = await shown();
  expect(rows.slice(start + 1)).toEqual(
    students.map(({ student_nim, student_name, company_name, verdicts, totals }, index) => [
      index + 1,
      student_nim,
      student_name,
      company_name,
      ...verdicts.map(letterOf),
      totals.present,
      totals.late,
      totals.left_early,
      totals.present_off_site,
      totals.leave,
      totals.sick,
      totals.absent,
      totals.needs_settling,
      // No column of hours: the period asks for no check-out.
      totals.attendance_percent,
    ]),
  );
});

test('the PDF has the letters of the screen, and opens by its signed address', async () => {
  const answer = await print(admin);
  expect(answer.statusCode).toBe(200);
  const [student] = await shown();
  const text = readPdf(answer.rawPayload).pages.join('\n');
  expect(text).toContain(
    ['Aditya Pratama', `${student?.student_nim}`, 'H', 'T', 'A', '1', '1'].join('\n'),
  );
  const address = String(answer.headers['content-location']);
  expect(address).toContain('/rekap-kehadiran-2030-03-04-2030-03-08.pdf?');
  const file = await app.inject({ url: address });
  expect(file.rawPayload.equals(answer.rawPayload)).toBe(true);
});

test('prints the signatures of the lecturer and the mentor of all students', async () => {
  const picture = await sharp({
    create: { width: 60, height: 20, channels: 4, background: '#00000080' },
  })
    .png()
    .toBuffer();
  await saveSignature(app.db, desk.lecturer.user_id, picture);
  await saveSignature(app.db, desk.mentor.user_id, picture);
  const signed = readPdf((await print(admin)).rawPayload);
  expect(signed.imageCount).toBe(2);
  expect(signed.pages.at(-1)).toContain('Dewi Kartika');

  await anInternship(app.db, { internship_period_id: desk.period.id });
  const mixed = readPdf((await print(admin)).rawPayload);
  expect(mixed.imageCount).toBe(0);
  expect(mixed.pages.at(-1)).toContain('Koordinator Magang');
});

test('writes the days of an interruption as such, which changes what is printed', async () => {
  const code = codeIn((await print(admin)).rawPayload);
  await anInterruption(app.db, {
    internship_id: desk.internship.id,
    ...{ start_date: '2030-03-07', end_date: '2030-03-07' },
  });
  expect(await verify(code)).toMatchObject({ is_unchanged: false });
  const sheet = await readXlsx(
    (await admin.get(`/reports/attendance/export?${query()}`)).rawPayload,
  );
  expect(sheet.at(-1)?.slice(4, 9)).toEqual(['H', 'T', 'A', 'J', null]);
  const [page = ''] = readPdf((await print(admin)).rawPayload).pages;
  expect(page).toMatch(/H\nT\nA\nJ\n/);
  expect(page).toContain('J Jeda');
});

test('prints a code that tells everyone whether a verdict has changed since', async () => {
  const code = codeIn((await print(admin)).rawPayload);
  expect(codeIn((await print(admin)).rawPayload)).toBe(code);
  expect(await verify(code)).toMatchObject({ is_unchanged: true, has_replaced_signature: false });
  await desk.attended('2030-03-06', '08:00');
  expect(await verify(code)).toMatchObject({ is_unchanged: false });
});

test('prints the students of a mentor only, under a code that is checked against them alone', async () => {
  const other = await anInternship(app.db, { internship_period_id: desk.period.id });
  const pdf = (await print(desk.as.mentor)).rawPayload;
  const text = readPdf(pdf).pages.join('\n');
  expect(text).toContain('Jumlah mahasiswa\n1');
  expect(text).toContain('Mentor\nDewi Kartika');
  await desk.attended('2030-03-06', '08:00', other.id);
  expect(await verify(codeIn(pdf))).toMatchObject({ is_unchanged: true });
});

test('answers 404 without students, also to a lecturer who asks for those of another one', async () => {
  const other = await aLecturer(app.db);
  const asked = `&lecturer_id=${other.id}`;
  expect((await print(desk.as.lecturer, asked)).statusCode).toBe(404);
  const answer = await print(admin, '&search=tidakada');
  expect(answer.statusCode).toBe(404);
  expect((await desk.as.student.get(`/reports/attendance?${query()}`)).statusCode).toBe(403);
});

test('counts as changed once its period is deleted', async () => {
  const code = codeIn((await print(admin)).rawPayload);
  await app.db.deleteFrom('activities').where('internship_id', '=', desk.internship.id).execute();
  await app.db
    .deleteFrom('internships')
    .where('internship_period_id', '=', desk.period.id)
    .execute();
  await app.db.deleteFrom('internship_periods').where('id', '=', desk.period.id).execute();
  expect(await verify(code)).toMatchObject({ is_unchanged: false });
});

test('a flood of checks is refused, while other addresses have their turn', async () => {
  const code = codeIn((await print(admin)).rawPayload);
  const check = (remoteAddress: string) =>
    app.inject({ url: `/api/verifications/${code}`, remoteAddress });
  const flood = Array.from({ length: 40 }, () => check('203.0.113.7'));
  const other = check('203.0.113.8');
  expect((await other).statusCode).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('counts as changed once its filters find more days than a recap may have', async () => {
  const year = `internship_period_id=${desk.period.id}&date_from=2030-03-04&date_to=2031-03-04`;
  const code = codeIn((await admin.get(`/reports/attendance?${year}`)).rawPayload);
  expect(await verify(code)).toMatchObject({ is_unchanged: true });
  const most = Math.floor(RECAP_CELLS_MAX / 366);
  for (let count = 0; count < most; count++) await desk.placed(`Mahasiswa ${count}`);
  expect((await admin.get(`/reports/attendance?${year}`)).statusCode).toBe(422);
  expect(await verify(code)).toMatchObject({ is_unchanged: false });
});
