import { readPdf } from '@/server/reports/testing/readPdf';
import { callsOf } from '@/server/testing/aDesk';
import { aPeriodToCertify } from '@/server/testing/aPeriodToCertify';
import { anActivity, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';

const NOW = '2026-05-15T03:00:00.000Z';
const FINISHED = 'Penempatan ini sudah selesai, hanya dapat dibaca.';

let app: TestApp;
let office: Awaited<ReturnType<typeof callsOf>>;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  office = await callsOf(app, (await aSuperAdmin(app.db)).user);
});
afterAll(() => app.close());

const bodyOf = (internship_period_id: number, recipient_ids: readonly number[]) => ({
  kind: 'student',
  internship_period_id,
  recipient_ids,
  date: '2026-05-15',
  place: 'Bandung',
  signatory_name: 'Dr. Ratna Dewi, M.Kom.',
  signatory_position: 'Ketua Jurusan',
  has_grade: true,
});

/** A period that goes on, in which one student has come to an end in April, and another has no grade. */
async function aPeriodUnderWay() {
  const period = await aPeriodToCertify(app.db);
  const early = await period.student('Siti Rahma');
  const late = await period.student('Budi Santoso', { isGraded: false });
  await app.db
    .updateTable('internships')
    .set({ end_date: '2026-04-30', end_reason: 'finished' })
    .where('internship_period_id', '=', period.id)
    .execute();
  return { period, early, late };
}

const finish = (id: number) => office.post(`/internships/${id}/finish`);
const undo = (id: number, reason = 'Nilai salah') =>
  office.post(`/internships/${id}/finish/undo`, { reason });

test('a finished placement is frozen and gets its certificate while the period goes on', async () => {
  const { period, early, late } = await aPeriodUnderWay();
  const { id } = early.internship;
  const before = await office.post('/certificates', bodyOf(period.id, [id]));
  expect(before.json().data.left_out).toEqual([
    { id, name: 'Siti Rahma', missing: ['open_placement'] },
  ]);

  const finished = await finish(id);
  expect(finished.json().data).toMatchObject({ finished_at: NOW, closed_by: 'placement' });
  expect((await finish(id)).statusCode).toBe(200);
  const asked = await office.post('/activities', {
    internship_id: id,
    name: 'Rapat',
    description: 'Rapat',
    date: '2026-04-28',
    start_time: '08:00',
    end_time: '09:00',
    address: 'Bandung',
  });
  expect([asked.statusCode, asked.json().message]).toEqual([409, FINISHED]);
  expect((await office.get(`/internships/${late.internship.id}`)).json().data).toMatchObject({
    closed_by: null,
    finished_at: null,
  });

  const ready = `/certificates?kind=student&internship_period_id=${period.id}&state=ready`;
  expect((await office.get(ready)).json().data).toMatchObject([{ id, state: 'ready' }]);
  const issued = await office.post('/certificates', bodyOf(period.id, [id, late.internship.id]));
  expect(issued.json().data.left_out).toEqual([
    { id: late.internship.id, name: 'Budi Santoso', missing: ['open_placement', 'no_grade'] },
  ]);
  const [certificateId] = issued.json().data.certificate_ids;
  const { pages } = readPdf((await office.get(`/certificates/${certificateId}/file`)).rawPayload);
  const { name } = await app.db
    .selectFrom('grades')
    .innerJoin('courses', 'courses.code', 'grades.course_code')
    .select('courses.name')
    .where('internship_id', '=', id)
    .executeTakeFirstOrThrow();
  const text = pages[0]?.replaceAll('\n', ' ');
  expect(text).toContain('Siti Rahma');
  expect(text).toContain(`${name} AB (`);
  expect(text).toContain('Nomor: 001/SERT/V/2026');
  const stored = (await office.get(`/certificates/${certificateId}`)).json().data;
  expect(stored.number).toBe('001/SERT/V/2026');
  const { certificate } = (await office.get(`/verifications/${stored.code}`)).json().data;
  expect(certificate.number).toBe(stored.number);
});

test('says what is missing instead of finishing', async () => {
  const { late } = await aPeriodUnderWay();
  const refused = await finish(late.internship.id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe('Belum dapat diselesaikan. Belum ada nilai.');
});

test('finishes many at once, and names those that are not ready', async () => {
  const { early, late, period } = await aPeriodUnderWay();
  const other = await period.student('Dewi Sartika');
  await anActivity(app.db, { internship_id: other.internship.id, date: '2026-06-01' });
  const ids = [early, late, other].map(({ internship }) => internship.id);
  const answer = await office.post('/internships/actions', { action: 'finish', ids });
  expect(answer.json().data.results).toEqual([
    { id: ids[0], outcome: 'done', message: null },
    {
      id: ids[1],
      outcome: 'refused',
      message: 'Belum dapat diselesaikan. Belum ada nilai.',
    },
    {
      id: ids[2],
      outcome: 'refused',
      message: 'Belum dapat diselesaikan. Rekap kehadiran belum lengkap.',
    },
  ]);
  const again = await office.post('/internships/actions', { action: 'finish', ids: [ids[0]] });
  expect(again.json().data.results).toMatchObject([{ outcome: 'already' }]);
});

test('takes a finish back with a reason, which the history keeps, unless a certificate is valid', async () => {
  const { period, early } = await aPeriodUnderWay();
  const { id } = early.internship;
  expect((await undo(id)).statusCode).toBe(409);
  await finish(id);
  expect((await undo(id, '')).json().errors).toHaveProperty('reason');
  const [certificateId] = (await office.post('/certificates', bodyOf(period.id, [id]))).json().data
    .certificate_ids;
  const refused = await undo(id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Sertifikatnya masih berlaku. Cabut sertifikat dahulu, lalu batalkan selesainya.',
  ]);
  await office.post(`/certificates/${certificateId}/revoke`, { reason: 'Nama mitra salah' });
  expect((await undo(id)).json().data).toMatchObject({ finished_at: null, closed_by: null });
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'operation', 'reason'])
    .where('subject', '=', 'internships')
    .where('subject_id', '=', String(id))
    .where('operation', 'is not', null)
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'close', operation: 'finishInternship', reason: null },
    { action: 'reopen', operation: 'undoInternshipFinish', reason: 'Nilai salah' },
  ]);
});

test('a period closes without unfinished placements, which stay open until each is finished', async () => {
  const { period, early, late } = await aPeriodUnderWay();
  const url = `/internship-periods/${period.id}`;
  const asked = (await office.get(`${url}/unfinished-placements`)).json().data;
  expect(asked).toMatchObject({
    total: 1,
    placements: [{ id: late.internship.id, student_name: 'Budi Santoso', missing: ['no_grade'] }],
  });
  const silent = await office.patch(`${url}/close`, {});
  expect(silent.statusCode).toBe(409);
  expect(silent.json()).toMatchObject({ code: 'unfinished_placements' });
  expect(silent.json().message).toContain('1 penempatan belum selesai');
  const unseen = { unfinished: 'leave_open', seen_unfinished: '0123456789abcdef' };
  expect((await office.patch(`${url}/close`, unseen)).json().code).toBe('unfinished_placements');

  expect((await closePeriod(office, period.id, 'leave_open')).statusCode).toBe(200);
  const placement = async ({ id }: { id: number }) =>
    (await office.get(`/internships/${id}`)).json().data;
  expect(await placement(early.internship)).toMatchObject({ closed_by: 'period' });
  expect(await placement(late.internship)).toMatchObject({ closed_by: null });
  const matters = async () => (await office.get('/follow-ups/open_placements')).json().data.items;
  expect(await matters()).toMatchObject([{ title: 'Budi Santoso' }]);
  const early409 = await finish(early.internship.id);
  expect([early409.statusCode, early409.json().message]).toEqual([
    409,
    'Periode ini sudah ditutup.',
  ]);

  const lecturer = await callsOf(app, await lecturerOf(late.internship.lecturer_id));
  const { code } = (await office.get('/courses')).json().data[0];
  const scores = { assignment_1: 80, assignment_2: 80, midterm: 80, final: 80, other: 80 };
  const graded = await lecturer.post('/grades', {
    internship_id: late.internship.id,
    course_code: code,
    ...scores,
  });
  expect(graded.statusCode).toBe(201);
  expect((await finish(late.internship.id)).statusCode).toBe(200);
  expect(await matters()).toEqual([]);
  const issued = await office.post('/certificates', bodyOf(period.id, [late.internship.id]));
  expect(issued.json().data.certificate_ids).toHaveLength(1);

  await office.patch(`${url}/reopen`);
  expect(await placement(late.internship)).toMatchObject({ closed_by: 'placement' });
  expect(await placement(early.internship)).toMatchObject({ closed_by: null });
});

test('closing all of a period leaves no placement open', async () => {
  const { period, late } = await aPeriodUnderWay();
  expect((await closePeriod(office, period.id, 'close')).statusCode).toBe(200);
  const { data } = (await office.get(`/internships/${late.internship.id}`)).json();
  expect(data.closed_by).toBe('period');
});

test('closing does not ask about students who have left, and about none in an empty period', async () => {
  const { period } = await aPeriodUnderWay();
  await app.db
    .updateTable('internships')
    .set({ end_reason: 'resigned' })
    .where('internship_period_id', '=', period.id)
    .execute();
  const answer = await office.patch(`/internship-periods/${period.id}/close`, {});
  expect(answer.statusCode).toBe(200);
});

async function lecturerOf(id: number) {
  return app.db
    .selectFrom('lecturers')
    .innerJoin('users', 'users.id', 'lecturers.user_id')
    .selectAll('users')
    .where('lecturers.id', '=', id)
    .executeTakeFirstOrThrow();
}

test('the student hears of a certificate that is issued, and of one that is revoked', async () => {
  const { period, early } = await aPeriodUnderWay();
  await finish(early.internship.id);
  const [id] = (await office.post('/certificates', bodyOf(period.id, [early.internship.id]))).json()
    .data.certificate_ids;
  const student = await callsOf(app, early.student.user);
  const news = async () => (await student.get('/notifications')).json().data;
  const link = `/?internship=${early.internship.id}`;
  expect(await news()).toMatchObject([
    { kind: 'issued_certificates', detail: 'PT Angkasa Digital', is_read: false },
  ]);
  expect((await news())[0].title).toContain('Sertifikat magang Anda sudah terbit oleh ');
  expect((await news())[0].link).toBe(link);
  await office.post(`/certificates/${id}/revoke`, { reason: 'Nama mitra salah' });
  expect(await news()).toMatchObject([
    { kind: 'revoked_certificates', detail: 'Nama mitra salah', link },
  ]);
});
