import { aDesk, type Desk } from '@/server/testing/aDesk';
import { aCourse, aGrade, anActivityLog, aPlace } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { readXlsx } from '@/server/testing/readTable';
import { validFrom } from '@/server/testing/validFrom';
import { testInAll } from '@/shared/testing/testLevel';

let app: TestApp;
let admin: { authorization: string };
let desk: Desk;

beforeAll(async () => {
  app = await buildTestApp({ config: { campusTimeZone: 'Asia/Makassar' } });
  admin = await app.signIn('super_admin');
  desk = await aDesk(app);
  await validFrom('2026-01-01', () =>
    aPlace(app.db, { company_id: desk.company.id, time_zone: 'WITA' }),
  );
});
afterAll(() => app.close());

const get = (url: string, headers = admin) => app.inject({ url: `/api${url}`, headers });

testInAll('the activity report has its facts, its totals and typed cells', async () => {
  const { id } = await desk.activity({
    name: '=1+1',
    date: '2026-03-02',
    attendance_time: new Date('2026-03-02T00:01:00Z'),
    validated_at_by_mentor: new Date('2026-03-02T09:00:00Z'),
  });
  await anActivityLog(app.db, { activity_id: id, text: 'Dua lantai.' });
  await desk.activity({ date: '2026-03-01' });
  const url = `/reports/internships/${desk.internship.id}/activities/export`;
  const answer = await get(url, desk.as.mentor.headers);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="laporan-aktivitas-${desk.student.nim}.xlsx"`,
  );
  const rows = await readXlsx(answer.rawPayload);
  expect(rows[0]?.[0]).toBe('Laporan Aktivitas Magang');
  expect(Object.fromEntries(rows.slice(1, 12).map(([label, value]) => [label, value]))).toEqual({
    Mahasiswa: 'Aditya Pratama',
    NIM: desk.student.nim,
    'Mitra industri': 'PT Nusantara',
    Mentor: 'Dewi Kartika',
    'Dosen pembimbing': 'Fitri Handayani',
    'Periode magang': '1 Januari 2026 s/d 31 Desember 2026 - Semester 3',
    'Jumlah aktivitas': 2,
    'Sudah absen': 1,
    'Divalidasi mentor': 1,
    'Divalidasi dosen': 0,
    Kehadiran: 'Hadir 1 · Alpa 1 · 50%',
  });
  const [header, , second] = rows.slice(13);
  expect(header?.slice(0, 5)).toEqual(['No', 'Tanggal', 'Jam Mulai', 'Jam Selesai', 'Aktivitas']);
  expect(second).toEqual([
    2,
    new Date('2026-03-02T00:00:00Z'),
    expect.any(Date),
    expect.any(Date),
    '=1+1',
    expect.any(String),
    expect.any(String),
    new Date('2026-03-02T08:01:00Z'),
    new Date('2026-03-02T17:00:00Z'),
    null,
    'Dua lantai.',
    0,
    'WITA',
  ]);
});

test('the grade report has its summary and the weights in its header', async () => {
  const { code } = await aCourse(app.db, { name: 'Magang Industri I' });
  const { student, internship, lecturer, mentor, period } = desk;
  await aGrade(app.db, { internship_id: internship.id, course_code: code });
  const filters = new URLSearchParams({
    course_code: code,
    internship_period_id: String(period.id),
    lecturer_id: String(lecturer.id),
    mentor_id: String(mentor.id),
  });
  const answer = await get(`/reports/grades/export?${filters}`);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="laporan-penilaian-${code}.xlsx"`,
  );
  const rows = await readXlsx(answer.rawPayload);
  expect(rows.slice(0, 3).map((row) => row.slice(0, 2))).toEqual([
    ['Laporan Penilaian Magang', null],
    ['Nama Mata Kuliah', 'Magang Industri I'],
    ['Nama Dosen', 'Fitri Handayani'],
  ]);
  expect(rows.slice(8)).toEqual([
    [
      ...['No', 'NIM', 'Nama', 'Tugas 1 (20%)', 'Tugas 2 (20%)', 'UTS (20%)', 'UAS (30%)'],
      ...['Lainnya (10%)', 'Total', 'Nilai huruf'],
    ],
    [1, student.nim, 'Aditya Pratama', 80, 82.5, 78, 85, 90, 82.6, 'AB'],
  ]);
  filters.set('mentor_id', '999999');
  expect((await get(`/reports/grades/export?${filters}`)).statusCode).toBe(404);
});
