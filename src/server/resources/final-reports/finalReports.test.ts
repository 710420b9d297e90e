import { ENCRYPTED, INCOMPLETE } from '@/server/http/pdfFile';
import { callsOf } from '@/server/testing/aDesk';
import {
  aFinalReport,
  aLecturer,
  aMentor,
  anInternship,
  anInternshipPeriod,
  aStudent,
  aSuperAdmin,
  PDF,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { multipart } from '@/server/testing/multipart';
import { plainPdf } from '@/server/testing/plainPdf';
import { REPORT_MAX_BYTES, REPORT_VERSIONS_MAX } from '@/shared/resources/final-reports/constants';
import { NOT_A_PDF, REPORT_TOO_LARGE } from '@/shared/resources/final-reports/finalReportRules';
import { few, testInAll } from '@/shared/testing/testLevel';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

type Calls = Awaited<ReturnType<typeof callsOf>>;
let people: Record<
  'admin' | 'lecturer' | 'otherLecturer' | 'mentor' | 'student' | 'otherStudent',
  Calls
>;
let ofStudent: { authorization: string };
let period: { id: number };
let internship: { id: number };
let url: string;

beforeEach(async () => {
  const lecturer = await aLecturer(app.db, { user: { name: 'Ratna Dewi' } });
  const mentor = await aMentor(app.db);
  const student = await aStudent(app.db, { user: { name: 'Siti Rahmawati' } });
  period = await anInternshipPeriod(app.db);
  internship = await anInternship(app.db, {
    lecturer_id: lecturer.id,
    mentor_id: mentor.id,
    student_id: student.id,
    internship_period_id: period.id,
  });
  url = `/final-reports/${internship.id}`;
  ofStudent = await app.signIn(student.user);
  people = {
    admin: await callsOf(app, (await aSuperAdmin(app.db)).user),
    lecturer: await callsOf(app, lecturer.user),
    otherLecturer: await callsOf(app, (await aLecturer(app.db)).user),
    mentor: await callsOf(app, mentor.user),
    student: await callsOf(app, student.user),
    otherStudent: await callsOf(app, (await aStudent(app.db)).user),
  };
});

const TITLE = 'Pemantauan Jaringan Kampus';
const pdfOf = (content: Buffer, type = 'application/pdf', name = 'laporan.pdf') =>
  new File([new Uint8Array(content)], name, { type });

async function send({
  file = pdfOf(PDF),
  title = TITLE,
  id = internship.id,
}: {
  file?: Blob;
  title?: string;
  id?: number;
} = {}) {
  const form = await multipart({ title, file });
  return app.inject({
    method: 'POST',
    url: `/api/final-reports/${id}/versions`,
    payload: form.payload,
    headers: { ...form.headers, ...ofStudent },
  });
}

const close = () =>
  app.db
    .updateTable('internship_periods')
    .set({ is_active: false, closed_at: new Date() })
    .where('id', '=', period.id)
    .execute();

const countVersions = async () => {
  const { count } = await app.db
    .selectFrom('final_report_versions')
    .innerJoin('final_reports', 'final_reports.id', 'final_report_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('internship_id', '=', internship.id)
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('a final report', () => {
  test('a report is missing, sent, returned, sent again and accepted', async () => {
    const { student, lecturer } = people;
    expect((await student.get(url)).json().data).toMatchObject({
      state: 'missing',
      versions: 0,
      files: [],
      can_send: true,
      can_decide: false,
    });
    const first = await send();
    expect(first.statusCode).toBe(201);
    expect(first.json().data).toMatchObject({ state: 'sent', title: TITLE, versions: 1 });
    expect((await lecturer.get(url)).json().data).toMatchObject({
      can_decide: true,
      can_send: false,
    });

    const comment = 'Lengkapi bab 4.';
    const returned = await lecturer.post(`${url}/return`, { comment, seen_version: 1 });
    expect(returned.json().data).toMatchObject({
      state: 'returned',
      decided_by_name: 'Ratna Dewi',
      files: [{ number: 1, comment, commented_by_name: 'Ratna Dewi' }],
    });
    const again = { comment, seen_version: 2 };
    expect((await lecturer.post(`${url}/return`, again)).statusCode).toBe(409);
    expect((await lecturer.post(`${url}/accept`, {})).statusCode).toBe(409);

    const second = await send({ title: 'Judul Baru' });
    expect(second.json().data).toMatchObject({
      state: 'sent',
      title: 'Judul Baru',
      versions: 2,
      decided_at: null,
      files: [{ number: 2 }, { number: 1, comment }],
    });
    const accepted = await lecturer.post(`${url}/accept`, { seen_version: 3 });
    expect(accepted.json().data).toMatchObject({ state: 'accepted', can_reopen: true });
    const late = await send();
    expect([late.statusCode, late.json().message]).toEqual([409, 'Laporan ini sudah diterima.']);
  });

  testInAll('a report is reopened with a reason, which the student reads', async () => {
    const { admin, student, lecturer } = people;
    await aFinalReport(app.db, { internship_id: internship.id, state: 'accepted' });
    const none = await lecturer.post(`${url}/reopen`, { reason: '' });
    expect(none.statusCode).toBe(422);
    await admin.post(`${url}/reopen`, { reason: 'Belum ditandatangani.' });
    expect((await student.get(url)).json().data).toMatchObject({
      state: 'returned',
      can_send: true,
      files: [{ number: 1, comment: 'Belum ditandatangani.' }],
    });
    expect((await send()).statusCode).toBe(201);
    expect((await admin.post(`${url}/reopen`, { reason: 'Sekali lagi.' })).statusCode).toBe(409);
  });

  test('a decision on an earlier version is a conflict', async () => {
    await send();
    await send();
    const stale = await people.lecturer.post(`${url}/accept`, { seen_version: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale_version']);
  });

  testInAll('a report has at most twenty versions', async () => {
    const versions = REPORT_VERSIONS_MAX;
    await aFinalReport(app.db, { internship_id: internship.id, versions });
    expect((await people.student.get(url)).json().data.can_send).toBe(false);
    expect((await send()).statusCode).toBe(409);
  });

  testInAll('a report is returned only with a comment', async () => {
    await send();
    const answer = await people.lecturer.post(`${url}/return`, { comment: ' ' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['comment']]);
  });

  test('a decision is news for the student, and the file stays the same', async () => {
    const content = Buffer.concat([PDF, Buffer.from('isi\n%%EOF')]);
    await send({ file: pdfOf(content, 'application/pdf', '../Laporan akhir.pdf') });
    const file = await app.inject({
      url: `/api${url}/versions/1/file`,
      headers: ofStudent,
    });
    expect(file.rawPayload.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['content-disposition']).toMatch(/^attachment; .*Laporan%20akhir\.pdf$/);
    await people.lecturer.post(`${url}/return`, { comment: 'Lengkapi.' });
    const news = (await people.student.get('/notifications')).json().data;
    expect(news[0]).toMatchObject({
      kind: 'decided_reports',
      title: 'Laporan akhir dikembalikan oleh Ratna Dewi',
      link: '/student/final-report',
    });
    await expect(
      app.db.updateTable('final_report_versions').set({ sent_at: new Date() }).execute(),
    ).rejects.toThrow('a version stays as it was sent');
  });

  test('a report waits for the lecturer, then for the student', async () => {
    const kinds = async (who: Calls) =>
      (await who.get('/follow-ups')).json().data.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(people.lecturer)).not.toContain('waiting_reports');
    await send();
    expect(await kinds(people.lecturer)).toContain('waiting_reports');
    expect(await kinds(people.otherLecturer)).not.toContain('waiting_reports');
    await people.lecturer.post(`${url}/return`, { comment: 'Lengkapi.' });
    expect(await kinds(people.lecturer)).not.toContain('waiting_reports');
    expect(await kinds(people.student)).toContain('returned_reports');
    await send();
    expect(await kinds(people.student)).not.toContain('returned_reports');
    await close();
    expect(await kinds(people.lecturer)).not.toContain('waiting_reports');
  });
});

describe('a closed period', () => {
  test('a closed period refuses versions and decisions in words, and the report stays readable', async () => {
    await send();
    await close();
    const refused = [
      await send(),
      await people.lecturer.post(`${url}/return`, { comment: 'Lengkapi.' }),
      await people.lecturer.post(`${url}/accept`, {}),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    expect(refused[0]?.json().message).toMatch(/ditutup/);
    expect((await people.student.get(url)).json().data).toMatchObject({
      state: 'sent',
      closed_by: 'period',
      can_send: false,
    });
    const file = await app.inject({ url: `/api${url}/versions/1/file`, headers: ofStudent });
    expect(file.statusCode).toBe(200);
  });

  testInAll('a closed period refuses changes in the database, too', async () => {
    await send();
    await close();
    await expect(
      app.db.updateTable('final_reports').set({ title: 'Lain' }).execute(),
    ).rejects.toThrow('the period is closed');
  });
});

const REFUSED: [string, Buffer, string][] = [
  ['no PDF', Buffer.from('hello'), NOT_A_PDF],
  ['HTML in the name of a PDF', Buffer.from('<html>%PDF-1.7 %%EOF</html>'), NOT_A_PDF],
  ['half a PDF', PDF.subarray(0, PDF.length / 2), INCOMPLETE],
  [
    'an encrypted PDF',
    Buffer.from(plainPdf('Laporan').replace('/Root', '/Encrypt 5 0 R /Root')),
    ENCRYPTED,
  ],
  ['an empty one', Buffer.alloc(0), NOT_A_PDF],
  ['one byte too many', Buffer.concat([PDF, Buffer.alloc(REPORT_MAX_BYTES)]), REPORT_TOO_LARGE],
];

describe('a file', () => {
  test.each(few(REFUSED, 4))('a file is refused in words: %s', async (_what, content, message) => {
    const answer = await send({ file: pdfOf(content) });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [message] }]);
    expect(await countVersions()).toBe(0);
  });

  testInAll('a file of the largest size, whose text mentions encryption, is taken', async () => {
    const words = '/Encrypt dan /EncryptMetadata';
    // The numbers in a PDF grow with its size.
    const padding = REPORT_MAX_BYTES - 1000;
    const content = Buffer.from(plainPdf(words.padEnd(padding, 'x')));
    const full = Buffer.concat([content, Buffer.alloc(REPORT_MAX_BYTES - content.length, ' ')]);
    const answer = await send({ file: pdfOf(full) });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.files[0].bytes).toBe(REPORT_MAX_BYTES);
  });

  testInAll('a PDF with another declared type is taken, because the content decides', async () => {
    expect((await send({ file: pdfOf(PDF, 'application/octet-stream') })).statusCode).toBe(201);
  });
});

describe('the list', () => {
  const rows = async (who: Calls, query = '') =>
    (await who.get(`/final-reports?internship_period_id=${period.id}${query}`)).json().data;

  testInAll(
    'the list has every placement of the period, and filters, sorts and finds them',
    async () => {
      const other = await anInternship(app.db, {
        internship_period_id: period.id,
        student_id: (await aStudent(app.db, { user: { name: 'Agus Salim' } })).id,
      });
      await send();
      const { admin, lecturer, student, otherStudent } = people;
      const states = async (who: Calls, query = '') =>
        (await rows(who, query)).map((row: { student_name: string; state: string }) => [
          row.student_name,
          row.state,
        ]);
      const [mine, others] = [
        ['Siti Rahmawati', 'sent'],
        ['Agus Salim', 'missing'],
      ];
      expect(await states(admin)).toEqual([others, mine]);
      expect(await states(admin, '&sort=-student_name')).toEqual([mine, others]);
      expect(await states(admin, '&state=missing')).toEqual([others]);
      expect(await states(admin, '&state=sent')).toEqual([mine]);
      expect(await states(admin, '&search=rahma')).toEqual([mine]);
      expect(await states(lecturer)).toEqual([mine]);
      expect(await states(student)).toEqual([mine]);
      expect(await states(otherStudent)).toEqual([]);
      const { lecturer_id, mentor_id } = other;
      expect(await states(admin, `&lecturer_id=${lecturer_id}`)).toEqual([others]);
      const { company_id } = await app.db
        .selectFrom('mentors')
        .select('company_id')
        .where('id', '=', mentor_id)
        .executeTakeFirstOrThrow();
      expect(await states(admin, `&company_id=${company_id}`)).toEqual([others]);
      expect((await admin.get('/final-reports?sort=password')).statusCode).toBe(422);
    },
  );
});

testInAll('the file has every column of the own placements, also without a report', async () => {
  await send();
  await people.lecturer.post(`${url}/return`, { comment: 'Lengkapi bab 4.' });
  await send({ title: 'Pemantauan; Edisi 2' });
  await people.lecturer.post(`${url}/accept`, {});
  const other = await anInternship(app.db, {
    internship_period_id: period.id,
    student_id: (await aStudent(app.db, { user: { name: 'Agus Salim' } })).id,
  });
  const file = async (who: Calls, query = '') => {
    const answer = await who.get(
      `/final-reports/export?format=csv&internship_period_id=${period.id}${query}`,
    );
    expect(answer.statusCode).toBe(200);
    return answer.body.trim().split('\r\n');
  };
  const { admin, lecturer, otherLecturer } = people;
  const { nim, company_name } = (await admin.get(url)).json().data;
  const day = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d';
  const head =
    'Nama Mahasiswa;NIM;Nama Mitra;Dosen Pembimbing;Judul Laporan;Jumlah Versi;Status;Dikirim;Diputuskan;Diputuskan Oleh';
  const own = expect.stringMatching(
    `^Siti Rahmawati;${nim};${company_name};Ratna Dewi;"Pemantauan; Edisi 2";2;Diterima;${day};${day};Ratna Dewi$`,
  );
  const theirs = expect.stringMatching(
    `^Agus Salim;${other.student_nim};${other.company_name};.+;;0;Belum ada;;;$`,
  );
  expect(await file(admin)).toEqual([head, theirs, own]);
  expect(await file(admin, '&sort=-student_name')).toEqual([head, own, theirs]);
  expect(await file(admin, '&state=accepted')).toEqual([head, own]);
  expect(await file(admin, '&search=agus')).toEqual([head, theirs]);
  const title = encodeURIComponent(JSON.stringify([['title', 'contains', 'edisi']]));
  expect(await file(admin, `&conditions=${title}`)).toEqual([head, own]);
  expect(await file(lecturer)).toEqual([head, own]);
  expect(await file(otherLecturer)).toEqual([head]);
});

testInAll(
  'the finder has the reports of the own placements, and none for mentors and students',
  async () => {
    await send();
    const { nim } = (await people.admin.get(url)).json().data;
    const found = async (who: Calls) =>
      (await who.get(`/search?search=${nim}`))
        .json()
        .data.final_reports.filter(
          (report: { internship_id: number }) => report.internship_id === internship.id,
        );
    const { admin, lecturer, otherLecturer, mentor, student } = people;
    for (const who of [admin, lecturer]) {
      expect(await found(who)).toMatchObject([{ title: TITLE, state: 'sent' }]);
    }
    for (const who of [otherLecturer, mentor, student]) expect(await found(who)).toEqual([]);
  },
);

testInAll('others see no report, and only its lecturer decides on it', async () => {
  await send();
  const { mentor, otherLecturer, otherStudent, admin } = people;
  for (const path of [url, `${url}/versions/1/file`]) {
    expect((await mentor.get(path)).statusCode).toBe(403);
    expect((await otherLecturer.get(path)).statusCode).toBe(404);
    expect((await otherStudent.get(path)).statusCode).toBe(404);
  }
  expect((await otherLecturer.post(`${url}/accept`, {})).statusCode).toBe(404);
  expect((await admin.post(`${url}/accept`, {})).statusCode).toBe(403);
  const foreign = await anInternship(app.db);
  expect((await send({ id: foreign.id })).statusCode).toBe(404);
});
