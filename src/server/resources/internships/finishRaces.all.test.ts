import { callsOf } from '@/server/testing/aDesk';
import { aPeriodToCertify } from '@/server/testing/aPeriodToCertify';
import { anActivity, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { testOnServer } from '@/server/testing/onServer';
import { openConnections } from '@/server/testing/openConnections';

const NOW = '2026-05-15T03:00:00.000Z';
const ROUNDS = 6;

let app: TestApp;
let office: Awaited<ReturnType<typeof callsOf>>;
let other: typeof office;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  office = await callsOf(app, (await aSuperAdmin(app.db)).user);
  other = await callsOf(app, (await aSuperAdmin(app.db)).user);
  await openConnections(app.db, 10);
});
afterAll(() => app.close());

const isFinished = async (id: number) =>
  (await office.get(`/internships/${id}`)).json().data.finished_at !== null;

const scores = { assignment_1: 70, assignment_2: 70, midterm: 70, final: 70, other: 70 };

testOnServer('a grade and an activity come before the finish, or are refused', async () => {
  const period = await aPeriodToCertify(app.db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { internship } = await period.student(`Mahasiswa ${round}`);
    const { id } = internship;
    const grade = await app.db
      .selectFrom('grades')
      .selectAll()
      .where('internship_id', '=', id)
      .executeTakeFirstOrThrow();
    const [finished, graded, added] = await Promise.all([
      office.post(`/internships/${id}/finish`),
      other.put(`/grades/${grade.id}`, {
        ...{ internship_id: id, course_code: grade.course_code, ...scores },
        reason: 'Perbaikan nilai',
      }),
      other.post('/activities', {
        ...{ internship_id: id, name: 'Rapat', description: 'Rapat', date: '2026-06-01' },
        ...{ start_time: '08:00', end_time: '09:00', address: 'Bandung' },
      }),
    ]);
    // An activity of a day to come is a gap, so one of both is refused.
    expect([finished.statusCode, added.statusCode].sort()).toEqual(
      added.statusCode === 201 ? [201, 409] : [200, 409],
    );
    expect(await isFinished(id)).toBe(finished.statusCode === 200);
    const stored = await app.db
      .selectFrom('grades')
      .select('assignment_1')
      .where('id', '=', grade.id)
      .executeTakeFirstOrThrow();
    expect([200, 409]).toContain(graded.statusCode);
    expect(stored.assignment_1).toBe(graded.statusCode === 200 ? 70 : grade.assignment_1);
  }
});

testOnServer('two who issue at once give one certificate and one number', async () => {
  const period = await aPeriodToCertify(app.db);
  const ids: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { internship } = await period.student(`Penerima ${index}`);
    ids.push(internship.id);
  }
  await office.post('/internships/actions', { action: 'finish', ids });
  const body = {
    ...{ kind: 'student', internship_period_id: period.id, date: '2026-05-15' },
    ...{ signatory_name: 'Dr. Ratna Dewi, M.Kom.', signatory_position: 'Ketua Jurusan' },
  };
  const answers = await Promise.all(
    [office, other, office, other].map((who, index) =>
      who.post('/certificates', {
        ...body,
        recipient_ids: index % 2 === 0 ? ids : [...ids].reverse(),
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  const rows = await app.db
    .selectFrom('certificates')
    .select(['internship_id', 'sequence'])
    .where('internship_period_id', '=', period.id)
    .orderBy('sequence')
    .execute();
  expect(new Set(rows.map(({ internship_id }) => internship_id))).toEqual(new Set(ids));
  expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
});

testOnServer('a finish is taken back, or its certificate is valid, and never both', async () => {
  const period = await aPeriodToCertify(app.db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { internship } = await period.student(`Mahasiswa ${round}`);
    const { id } = internship;
    await office.post(`/internships/${id}/finish`);
    const [undone, issued] = await Promise.all([
      office.post(`/internships/${id}/finish/undo`, { reason: 'Nilai salah' }),
      other.post('/certificates', {
        ...{ kind: 'student', internship_period_id: period.id, date: '2026-05-15' },
        ...{ signatory_name: 'Dr. Ratna Dewi, M.Kom.', signatory_position: 'Ketua Jurusan' },
        recipient_ids: [id],
      }),
    ]);
    const count = issued.json().data.certificate_ids.length;
    expect([undone.statusCode, count]).toEqual(count === 1 ? [409, 1] : [200, 0]);
    expect(await isFinished(id)).toBe(count === 1);
  }
});

testOnServer('closing and finishing at once never wait for each other for ever', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const period = await aPeriodToCertify(app.db);
    const { internship } = await period.student('Siti Rahma');
    const late = await period.student('Budi Santoso', { isGraded: false });
    await anActivity(app.db, { internship_id: late.internship.id, date: '2026-03-03' });
    const [closed, finished, changed] = await Promise.all([
      closePeriod(office, period.id, 'leave_open'),
      other.post(`/internships/${internship.id}/finish`),
      other.post('/activities', {
        ...{ internship_id: late.internship.id, name: 'Rapat', description: 'Rapat' },
        ...{ date: '2026-03-04', start_time: '08:00', end_time: '09:00', address: 'Bandung' },
      }),
    ]);
    expect(closed.statusCode).toBe(200);
    expect([200, 409]).toContain(finished.statusCode);
    // The placement stays open.
    expect(changed.statusCode).toBe(201);
  }
});
